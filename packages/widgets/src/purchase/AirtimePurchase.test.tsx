import { ok } from '@oja/core/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { paste } from '../testing/paste.ts';
import { en } from '../text/en.ts';
import { AirtimePurchase } from './index.ts';
import { openPurchase } from './openPurchase.helper.tsx';
import { allServices } from './services.fixture.ts';

const { fieldLabels: labels, purchase: words } = en;

afterEach(cleanup);

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

it('sells a suggested amount in three taps after the number', async () => {
  const { purchases } = openPurchase(AirtimePurchase);
  await paste(userEvent, await screen.findByLabelText(labels.phone), '0803 123 4567');
  await userEvent.click(screen.getByRole('radio', { name: '₦500' }));
  await press('Review · ₦500');
  await press('Buy · ₦500');
  await screen.findByRole('heading', { name: words.deliveredTitle });
  expect(purchases()).toEqual([
    {
      category: 'airtime',
      serviceId: 'mtn-airtime',
      recipient: '08031234567',
      amount: '500.00',
      expectedPrice: '500.00',
    },
  ]);
});

it('accepts any amount within the network’s limits and states the limits', async () => {
  openPurchase(AirtimePurchase);
  await paste(userEvent, await screen.findByLabelText(labels.phone), '08031234567');
  const amount = screen.getByLabelText(labels.amount);
  expect(amount).toHaveAccessibleDescription('From ₦50 to ₦50,000');
  await paste(userEvent, amount, '60,000');
  await press('Review');
  expect(await screen.findByText('The maximum is ₦50,000.')).toBeVisible();
  expect(amount).toHaveFocus();
  await userEvent.clear(amount);
  await paste(userEvent, amount, '1,250');
  expect(screen.getByRole('button', { name: 'Review · ₦1,250' })).toBeVisible();
});

it('suggests six amounts from ₦100 to ₦5,000', async () => {
  openPurchase(AirtimePurchase);
  await paste(userEvent, await screen.findByLabelText(labels.phone), '08031234567');
  const offered = screen
    .getAllByRole('radio', { name: /^₦/ })
    .map((radio) => radio.closest('label')?.textContent);
  expect(offered).toEqual(['₦100', '₦200', '₦500', '₦1,000', '₦2,000', '₦5,000']);
});

it('names the nearest valid amount if the network sells only in steps', async () => {
  const services = allServices.map((service) =>
    service.id === 'mtn-airtime'
      ? { ...service, limits: { min: '50.00', max: '50000.00', step: '50.00' } }
      : service,
  );
  openPurchase(AirtimePurchase, { answers: { services: () => ok(services) } });
  await paste(userEvent, await screen.findByLabelText(labels.phone), '08031234567');
  await userEvent.type(screen.getByLabelText(labels.amount), '1270{Enter}');
  expect(await screen.findByText('In steps of ₦50, such as ₦1,250.')).toBeVisible();
});

it('shows the fee and the balance after it on the review, and expects the total price', async () => {
  const withFee = allServices.map((service) =>
    service.id === 'mtn-airtime' ? { ...service, fee: '10.50' } : service,
  );
  const { purchases } = openPurchase(AirtimePurchase, { answers: { services: () => ok(withFee) } });
  await paste(userEvent, await screen.findByLabelText(labels.phone), '08031234567');
  await userEvent.click(screen.getByRole('radio', { name: '₦500' }));
  await press('Review · ₦510.50');
  const said = (term: string) => screen.getByText(term).nextElementSibling?.textContent;
  expect(said(labels.fee)).toBe('₦10.50');
  expect(said(words.balanceAfter)).toBe('₦47,739.50');
  await press('Buy · ₦510.50');
  await screen.findByRole('heading', { name: words.deliveredTitle });
  expect(purchases()).toMatchObject([{ amount: '500.00', expectedPrice: '510.50' }]);
});
