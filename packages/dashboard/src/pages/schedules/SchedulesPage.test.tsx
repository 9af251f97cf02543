import { demoSchedules, ok } from '@oja/core/testing';
import { en } from '@oja/widgets/text/en';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { address, arriveAt, closeApp, renderApp } from '../../testing/renderApp.tsx';

afterEach(closeApp);

const words = en.schedules;
const answers = { schedules: () => ok(demoSchedules) };

it('opens the review from a reminder’s notice, and returns to the schedules on Back', async () => {
  renderApp('/more/notices', {
    answers: {
      ...answers,
      noticeInbox: () =>
        ok({
          unread: 1,
          notices: [
            {
              id: 'n-1',
              title: 'MTN 1 GB is due',
              body: '',
              createdAt: '2026-11-21T08:00:00+01:00',
              scheduleId: 'sch-1',
            },
          ],
        }),
    },
  });
  await userEvent.click(await screen.findByRole('link', { name: en.noticeCentre.reviewSale }));
  await arriveAt('data');
  expect(await screen.findByRole('heading', { name: en.purchase.reviewTitle })).toBeVisible();
  expect(address()).toBe('/services/data');
  history.back();
  expect(await screen.findByRole('list', { name: words.title })).toBeVisible();
  expect(address()).toBe('/user/schedules');
});

it('opens the review of a scheduled purchase, without customer data in the URL', async () => {
  renderApp('/user/schedules', { answers });
  await userEvent.click(
    await screen.findByRole('button', { name: words.about(words.sellNow, 'MTN 1 GB, 08031234567') }),
  );
  await arriveAt('data');
  expect(await screen.findByRole('heading', { name: en.purchase.reviewTitle })).toBeVisible();
  expect(address()).toBe('/services/data');
});

it('opens from the customers page', async () => {
  renderApp('/user/customers', { answers });
  await userEvent.click(await screen.findByRole('link', { name: en.dashboard.screens.schedules }));
  expect(await screen.findByRole('list', { name: words.title })).toBeVisible();
});
