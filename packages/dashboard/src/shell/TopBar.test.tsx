import { demoInbox, demoNotices, demoUser, ok } from '@oja/core/testing';
import { en } from '@oja/widgets/text/en';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { address, arriveAt, closeApp, goBack, renderApp } from '../testing/renderApp.tsx';

const { shell: words, support } = en;
const bar = async () => within(await screen.findByRole('banner'));
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const account = new RegExp(`^${words.account}`);

afterEach(closeApp);

it('links the product’s name to home', async () => {
  renderApp('/services/data', { productName: 'Sellam' });
  await userEvent.click(await (await bar()).findByRole('link', { name: 'Sellam' }));
  await arriveAt('home');
});

it('greets the agent by first and last name', async () => {
  renderApp('/');
  await press(account);
  const opened = await screen.findByRole('menu');
  expect(opened.textContent).toContain('Good Day,Amaka Okafor');
});

it('greets an agent without a name by username', async () => {
  renderApp('/', { answers: { user: () => ok({ ...demoUser, firstName: null, lastName: null }) } });
  await press(account);
  const opened = await screen.findByRole('menu');
  await waitFor(() => expect(opened.textContent).toContain('Good Day,amaka'));
});

it('has the settings, the profile with its badge, and the logout', async () => {
  renderApp('/');
  await press(account);
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Account Settings', 'Profile02', 'Logout']);
});

it('links to the notices with the number of unread ones among those that home loaded', async () => {
  renderApp('/', {
    answers: {
      notices: () => ok(demoNotices),
      noticeInbox: () => ok(demoInbox),
      markNotices: () => ok({ unread: 1 }),
    },
  });
  await userEvent.click(await (await bar()).findByRole('link', { name: words.unreadNotices(2) }));
  await arriveAt('notices');
  const { about, markRead } = en.noticeCentre;
  await press(about(markRead, 'Ikeja Electric is down'));
  expect(await (await bar()).findByRole('link', { name: words.unreadNotices(1) })).toBeVisible();
});

it('links to the profile', async () => {
  renderApp('/');
  await press(account);
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Profile/ }));
  await arriveAt('profile');
});

it('shows an error-style toast on logout, and no data of the agent after Back', async () => {
  const { server } = renderApp('/');
  await arriveAt('home');
  await userEvent.click(await screen.findByRole('link', { name: en.transactions.showAllLabel }));
  await arriveAt('transactions');
  await press(account);
  await userEvent.click(await screen.findByRole('menuitem', { name: words.logout }));
  const toast = await screen.findByText('You have Logout');
  expect(toast.closest('[data-tone]')).toHaveAttribute('data-tone', 'error');
  await button(en.signIn.submit);
  expect(address()).toBe('/login');
  expect(server.calls.map(({ name }) => name)).toContain('logout');
  await goBack();
  await waitFor(() => expect(address()).toMatch(/^\/login/));
  await button(en.signIn.submit);
  expect(document.body.textContent).not.toContain('Amaka');
  expect(document.body.textContent).not.toContain('₦');
});

it('has a round button that opens the chat with the first contact’s phone number', async () => {
  const contact = () =>
    ok([
      { link: 'https://chat.example/send?phone=2348031234567' },
      { link: 'https://chat.example/send?phone=2349099999999' },
    ]);
  renderApp('/', { answers: { contact } });
  const chat = await (await bar()).findByRole('button', { name: support.chat });
  const { width, height } = chat.getBoundingClientRect();
  expect(width).toBe(height);
  expect(Number.parseFloat(getComputedStyle(chat).borderTopLeftRadius)).toBeGreaterThanOrEqual(width / 2);
  await userEvent.hover(chat);
  expect(await (await bar()).findByRole('link', { name: support.chat })).toHaveAttribute(
    'href',
    'https://wa.me/2348031234567',
  );
});
