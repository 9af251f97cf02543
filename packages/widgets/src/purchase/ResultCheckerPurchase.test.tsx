import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { paste } from '../testing/paste.ts';
import { skipWaits } from '../testing/skippedWaits.ts';
import { en } from '../text/en.ts';
import { CHECK_PAUSE_MS } from './form/RecipientCheck.tsx';
import { ResultCheckerPurchase } from './index.ts';
import { openPurchase } from './openPurchase.helper.tsx';

const { fieldLabels: labels, purchase: words, quantityField } = en;

beforeEach(() => skipWaits([CHECK_PAUSE_MS]));
afterEach(cleanup);

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

it('sells the number of pins that the buttons count', async () => {
  const { purchases } = openPurchase(ResultCheckerPurchase);
  await userEvent.click(await screen.findByRole('radio', { name: 'WAEC' }));
  await userEvent.click(screen.getByRole('radio', { name: /^Result checker/ }));
  expect(screen.getByRole('button', { name: quantityField.fewer })).toBeDisabled();
  await press(quantityField.more);
  await press(quantityField.more);
  expect(screen.getByLabelText(labels.quantity)).toHaveValue('3');
  await paste(userEvent, screen.getByLabelText(labels.phone), '08031234567');
  await press('Review · ₦11,700');
  await press('Buy · ₦11,700');
  await screen.findByRole('heading', { name: words.deliveredTitle });
  expect(purchases()).toMatchObject([{ planId: 'waec-checker', quantity: 3, expectedPrice: '11700.00' }]);
});

it('verifies the candidate’s profile for JAMB and sells one pin', async () => {
  const { purchases, asked } = openPurchase(ResultCheckerPurchase);
  await userEvent.click(await screen.findByRole('radio', { name: 'JAMB' }));
  expect(screen.queryByLabelText(labels.quantity)).toBeNull();
  await paste(userEvent, screen.getByLabelText(labels['profile-id']), '0123456789');
  expect(await screen.findByText('TUNDE ADEYEMI')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /^UTME/ }));
  await press(/^Review/);
  expect(await screen.findByText(labels.candidate)).toBeVisible();
  await press(/^Buy/);
  await screen.findByRole('heading', { name: words.deliveredTitle });
  expect(asked('profile')).toEqual([{ profile_id: '0123456789', product: 'jamb' }]);
  expect(purchases()).toMatchObject([{ recipient: '0123456789', quantity: 1 }]);
});
