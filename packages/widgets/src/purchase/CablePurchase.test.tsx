import { demoSmartcard, ok } from '@oja/core/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { paste } from '../testing/paste.ts';
import { skipWaits } from '../testing/skippedWaits.ts';
import { en } from '../text/en.ts';
import { CHECK_PAUSE_MS } from './form/RecipientCheck.tsx';
import { CablePurchase } from './index.ts';
import { openPurchase } from './openPurchase.helper.tsx';

const { fieldLabels: labels, purchase: words } = en;

beforeEach(() => skipWaits([CHECK_PAUSE_MS]));
afterEach(cleanup);

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

async function fillCard() {
  await userEvent.click(await screen.findByRole('radio', { name: 'DStv' }));
  await paste(userEvent, screen.getByLabelText(labels['smartcard-number']), '1000000001');
}

it('offers to renew the card’s package at the card’s price', async () => {
  const { purchases } = openPurchase(CablePurchase);
  await fillCard();
  expect(await screen.findByText('FATIMA BELLO')).toBeVisible();
  const renew = await screen.findByRole('radio', { name: /^Renew · DStv Compact ₦19,000$/ });
  expect(renew).toBeChecked();
  await press('Review · ₦19,000');
  await screen.findByRole('heading', { name: words.reviewTitle });
  expect(screen.getByText('1000 0000 01')).toBeVisible();
  expect(screen.getByText(labels.due)).toBeVisible();
  await press(/^Buy/);
  await screen.findByRole('heading', { name: words.deliveredTitle });
  // These facts end with the purchase.
  for (const ended of [labels.due, labels['current-package']]) expect(screen.queryByText(ended)).toBeNull();
  expect(purchases()).toEqual([
    { category: 'cable', serviceId: 'dstv', recipient: '1000000001', expectedPrice: '19000.00' },
  ]);
});

it('changes the package and keeps it when the agent returns from the review', async () => {
  const { purchases } = openPurchase(CablePurchase);
  await fillCard();
  await userEvent.click(await screen.findByRole('radio', { name: labels.change }));
  await press('Review');
  expect(await screen.findByText('Choose the package.')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /^Padi/ }));
  await press('Review · ₦4,400');
  await screen.findByText('Padi · 30 days');
  await press(words.change);
  expect(screen.getByRole('radio', { name: /^Padi/ })).toBeChecked();
  await press('Review · ₦4,400');
  await press(/^Buy/);
  await screen.findByRole('heading', { name: words.deliveredTitle });
  expect(purchases()).toMatchObject([{ planId: 'dstv-padi', expectedPrice: '4400.00' }]);
});

it('offers the packages and no renewal if the card has none', async () => {
  const { customerName } = demoSmartcard;
  openPurchase(CablePurchase, { answers: { smartcard: () => ok({ customerName }) } });
  await fillCard();
  await screen.findByText('FATIMA BELLO');
  expect(screen.queryByRole('radio', { name: /^Renew/ })).toBeNull();
  expect(screen.getByRole('radio', { name: /^Compact/ })).toBeEnabled();
});
