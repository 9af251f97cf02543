import { demoTransaction, ok, refuse } from '@oja/core/testing';
import { en } from '@oja/widgets/text/en';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { arriveAt, closeApp, renderApp } from '../../testing/renderApp.tsx';

const { support, supportPage: words, openPurchases: open } = en;

afterEach(closeApp);

const main = () => within(screen.getByRole('main'));

it('shows its title, the contact, the open purchases and common answers', async () => {
  renderApp('/more/support');
  await arriveAt('support');
  expect(await main().findByRole('heading', { name: words.contact })).toBeVisible();
  expect(await main().findByRole('heading', { name: open.title(1) })).toBeVisible();
  for (const { question } of words.questions) expect(main().getByText(question)).toBeVisible();
});

it('says that no purchase is open only after the server has answered', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  renderApp('/more/support', { answers: { transactions: () => answered.then(() => ok([])) } });
  await arriveAt('support');
  expect(await main().findByText(open.loading)).toBeVisible();
  expect(screen.queryByText(open.none, { exact: false })).toBeNull();
  answer();
  expect(await main().findByText(open.none, { exact: false })).toBeVisible();
});

it('says that the open purchases could not be loaded, and not that there are none', async () => {
  renderApp('/more/support', { answers: { transactions: () => refuse(403, 'Not now.') } });
  await arriveAt('support');
  expect(await main().findByText(open.unknown)).toBeVisible();
  expect(screen.queryByText(open.none, { exact: false })).toBeNull();
});

it('lists the open purchases of another device with links to the transaction list', async () => {
  const pending = demoTransaction({ id: 'p', ref: 'OJA-7', status: 'processing' });
  renderApp('/more/support', { answers: { transactions: () => ok([pending]) } });
  await arriveAt('support');
  const link = await main().findByRole('link', { name: /MTN 1 GB/ });
  expect(link).toHaveAttribute('href', '/user/transactions?ref=OJA-7');
  fireEvent.click(link);
  await arriveAt('transactions');
});

it('opens the chat with the phone number of the contact list', async () => {
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
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  expect(screen.queryByRole('link', { name: support.chat })).toBeNull();
  expect(screen.queryByText('Down')).toBeNull();
  expect(toasts.get()).toEqual([]);
});
