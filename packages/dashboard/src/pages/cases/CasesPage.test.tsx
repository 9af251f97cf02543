import { demoCase, demoCases, demoInbox, demoNotices, ok } from '@oja/core/testing';
import { en } from '@oja/widgets/text/en';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { address, arriveAt, closeApp, renderApp } from '../../testing/renderApp.tsx';

afterEach(closeApp);

const words = en.cases;
const answers = {
  notices: () => ok(demoNotices),
  cases: () => ok(demoCases),
  supportCase: () => ok(demoCase),
  noticeInbox: () => ok(demoInbox),
  markNotices: () => ok({ unread: 1 }),
};

it('opens from support, keeps the open case in the URL, and links to its transaction', async () => {
  renderApp('/more/support', { answers });
  await arriveAt('support');
  await userEvent.click(await screen.findByRole('link', { name: en.supportPage.cases }));
  await arriveAt('cases');
  await userEvent.click(await screen.findByRole('button', { name: /OJ-000123/ }));
  expect(address()).toBe('/more/cases?case=OJ-000123');
  await userEvent.click(await screen.findByRole('link', { name: words.showSale }));
  await arriveAt('transactions');
  expect(address()).toBe('/user/transactions?ref=OJA-9000');
});

it('opens from the notice of support’s answer, and marks the notice as read', async () => {
  const { server } = renderApp('/more/notices', { answers });
  await arriveAt('notices');
  await userEvent.click(await screen.findByRole('link', { name: en.noticeCentre.openCase('OJ-000121') }));
  await arriveAt('cases');
  expect(address()).toBe('/more/cases?case=OJ-000121');
  await waitFor(() =>
    expect(server.calls.find(({ name }) => name === 'markNotices')?.body).toEqual({
      ids: ['n-3'],
      isRead: true,
    }),
  );
});

it('marks a notice as read that was dismissed on home', async () => {
  const { server } = renderApp('/', { answers });
  await arriveAt('home');
  const title = 'New MTN prices';
  await userEvent.click(await screen.findByRole('button', { name: en.notices.dismiss(title) }));
  await userEvent.click(screen.getByRole('link', { name: en.notices.all }));
  await arriveAt('notices');
  await waitFor(() =>
    expect(server.calls.find(({ name }) => name === 'markNotices')?.body).toEqual({
      ids: ['n-1'],
      isRead: true,
    }),
  );
});
