import { ok, refuse } from '@oja/core/testing';
import { en } from '@oja/widgets/text/en.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { arriveAt, closeApp, renderApp } from '../../testing/renderApp.tsx';

const { support, supportPage: words } = en;

afterEach(closeApp);

const main = () => within(screen.getByRole('main'));

it('shows its title, the contact, the state of open purchases and common answers', async () => {
  renderApp('/more/support');
  await arriveAt('support');
  expect(await main().findByRole('heading', { name: words.contact })).toBeVisible();
  expect(main().getByText(words.noneOpen)).toBeVisible();
  for (const { question } of words.questions) expect(main().getByText(question)).toBeVisible();
});

it('opens the chat with the phone of the contact list', async () => {
  renderApp('/more/support', {
    answers: { contact: () => ok([{ link: 'https://wa.me/send?phone=2348031234567' }]) },
  });
  await arriveAt('support');
  const button = await main().findByRole('button', { name: support.chat });
  fireEvent.pointerEnter(button);
  await waitFor(() =>
    expect(main().getByRole('link', { name: support.chat })).toHaveAttribute(
      'href',
      'https://wa.me/2348031234567',
    ),
  );
});

it.each([
  ['the call fails', () => refuse(503, 'Down')],
  ['the list is empty', () => ok([])],
])('does nothing when %s', async (_, contact) => {
  const { server, toasts } = renderApp('/', { answers: { contact } });
  await arriveAt('home');
  const button = await screen.findByRole('button', { name: support.chat });
  fireEvent.pointerEnter(button);
  await waitFor(() => expect(server.calls.map(({ name }) => name)).toContain('contact'));
  fireEvent.click(button);
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'), { timeout: 5000 });
  expect(screen.queryByRole('link', { name: support.chat })).toBeNull();
  expect(screen.queryByText('Down')).toBeNull();
  expect(toasts.get()).toEqual([]);
});
