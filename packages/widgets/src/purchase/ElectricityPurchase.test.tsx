import { demoMeter, lost, ok } from '@oja/core/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { powerSale } from '../testing/demoPurchases.ts';
import { paste } from '../testing/paste.ts';
import { skipWaits } from '../testing/skippedWaits.ts';
import { en } from '../text/en.ts';
import { CHECK_PAUSE_MS } from './form/RecipientCheck.tsx';
import { ElectricityPurchase } from './index.ts';
import { openPurchase } from './openPurchase.helper.tsx';
import { checksSpent, delivering, everything, maskedMeter } from './services.fixture.ts';

const { lookUp, purchaseForm, fieldLabels: labels, purchase: words } = en;

beforeEach(() => skipWaits([CHECK_PAUSE_MS]));
afterEach(cleanup);

const type = async (label: string, keys: string) => userEvent.type(await screen.findByLabelText(label), keys);
const choose = async (disco: string) =>
  userEvent.selectOptions(await screen.findByLabelText(labels.disco), disco);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

async function fillMeter(number = '9900 0000 028') {
  await choose('Ikeja Electric');
  await paste(userEvent, await screen.findByLabelText(labels['meter-number']), number);
}

describe('the form of an electricity purchase', () => {
  it('lists twelve discos, and says which one is down and why', async () => {
    openPurchase(ElectricityPurchase);
    const list = await screen.findByLabelText(labels.disco);
    expect(screen.getAllByRole('option')).toHaveLength(12);
    await userEvent.selectOptions(list, purchaseForm.nameWith('Jos Electric', 'down'));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Jos Electric is being mended until 6 pm. No token can be bought until then.',
    );
    await press(purchaseForm.review);
    expect(list).toHaveFocus();
  });

  it('verifies the meter without a press once the number is complete, and shows its owner', async () => {
    const { asked } = openPurchase(ElectricityPurchase);
    await fillMeter();
    expect(await screen.findByText('CHIDI NWOSU')).toBeVisible();
    expect(screen.getByText('12 Allen Avenue, Ikeja')).toBeVisible();
    expect(screen.getByText('₦3,450.00')).toBeVisible();
    expect(asked('meter')).toEqual([
      { meter_number: '99000000028', disco_name: 'ikeja-electric', meter_type: 'prepaid' },
    ]);
    expect(screen.getByLabelText(labels.amount)).toHaveAccessibleDescription('From ₦1,000 to ₦200,000');
  });

  it('shows the owner in a status region that is mounted beforehand', async () => {
    openPurchase(ElectricityPurchase);
    await screen.findByLabelText(labels['meter-number']);
    const places = screen.getAllByRole('status');
    await fillMeter();
    expect(places).toContain((await screen.findByText('CHIDI NWOSU')).closest('[role="status"]'));
  });

  it('clears the owner on the first edit of the number', async () => {
    openPurchase(ElectricityPurchase);
    await fillMeter();
    await screen.findByText('CHIDI NWOSU');
    await type(labels['meter-number'], '{Backspace}');
    expect(screen.queryByText('CHIDI NWOSU')).toBeNull();
  });

  it('switches to the meter type that the disco returns, and says so', async () => {
    openPurchase(ElectricityPurchase, {
      answers: { meter: () => ok({ ...demoMeter, meterType: 'postpaid' }) },
    });
    await fillMeter();
    expect(await screen.findByText(lookUp.corrected.postpaid)).toBeVisible();
    expect(screen.getByRole('radio', { name: labels.postpaid })).toBeChecked();
  });

  it('suggests the sibling disco for a meter that this disco does not know', async () => {
    const { asked } = openPurchase(ElectricityPurchase);
    await choose('Eko Electric');
    await type(labels['meter-number'], '99000000028');
    expect(await screen.findByText(lookUp.wrongNumber('Eko Electric'))).toBeVisible();
    await press(lookUp.trySibling('Ikeja Electric'));
    expect(await screen.findByText('CHIDI NWOSU')).toBeVisible();
    expect(asked('meter').map((query) => query['disco_name'])).toEqual(['eko-electric', 'ikeja-electric']);
  });

  it('retries a lost verification and keeps the typed number', async () => {
    let isLost = true;
    openPurchase(ElectricityPurchase, { answers: { meter: () => (isLost ? lost : ok(demoMeter)) } });
    await fillMeter();
    await screen.findByText(lookUp.notLookedUp);
    isLost = false;
    await press(lookUp.lookAgain);
    expect(await screen.findByText('CHIDI NWOSU')).toBeVisible();
    expect(screen.getByLabelText(labels['meter-number'])).toHaveValue('9900 0000 028');
  });

  it('does not review a purchase for a meter that the disco has closed', async () => {
    const { purchases } = openPurchase(ElectricityPurchase, {
      answers: { meter: () => ok({ ...demoMeter, canVend: false }) },
    });
    await fillMeter();
    await type(labels.amount, '2000');
    await press(/^Review/);
    expect(await screen.findByText(lookUp.cannotBuy)).toBeVisible();
    expect(screen.queryByRole('heading', { name: words.reviewTitle })).toBeNull();
    expect(purchases()).toEqual([]);
  });

  it('enforces the meter’s minimum, even if the form is submitted before the verification ends', async () => {
    openPurchase(ElectricityPurchase);
    await fillMeter();
    await type(labels.amount, '700{Enter}');
    expect(await screen.findByText('The minimum is ₦1,000.')).toBeVisible();
    expect(screen.getByLabelText(labels.amount)).toHaveFocus();
  });
});

describe('an electricity purchase', () => {
  it('shows the owner on the review, is sent once and delivers the token', async () => {
    const { purchases } = openPurchase(ElectricityPurchase, {
      answers: { purchase: delivering(powerSale.delivery) },
    });
    await fillMeter();
    await userEvent.click(await screen.findByRole('radio', { name: '₦5,000' }));
    expect(screen.getByLabelText(labels.amount)).toHaveValue('5,000');
    await press('Review · ₦5,000');
    await screen.findByRole('heading', { name: words.reviewTitle });
    for (const shown of ['9900 0000 028', 'CHIDI NWOSU', 'Prepaid', '₦3,450.00']) {
      expect(screen.getByText(shown)).toBeVisible();
    }
    await press('Buy · ₦5,000');
    await screen.findByRole('heading', { name: words.deliveredTitle });
    expect(screen.getByText(words.delivered.token)).toBeVisible();
    expect(screen.getByText('2636')).toBeVisible();
    expect(purchases()).toEqual([
      {
        category: 'electricity',
        serviceId: 'ikeja-electric',
        recipient: '99000000028',
        amount: '5000.00',
        meterType: 'prepaid',
        expectedPrice: '5000.00',
      },
    ]);
  });
});

describe('an electricity purchase by a visitor of a partner’s page', () => {
  const token = '26362054405982757802';

  it('shows the masked name and no empty address, from the verification to the result', async () => {
    openPurchase(
      ElectricityPurchase,
      {
        answers: {
          meter: maskedMeter,
          purchase: delivering({ token, customerName: 'CH*** NW***', address: '' }),
        },
      },
      { showWallet: false },
    );
    const hasNoAddress = () => expect(screen.queryByText(/address/i)).toBeNull();
    await fillMeter();
    await screen.findByText('CH*** NW***');
    hasNoAddress();
    await type(labels.amount, '2000');
    await press('Review · ₦2,000');
    await screen.findByRole('heading', { name: words.reviewTitle });
    expect(screen.getByText('CH*** NW***')).toBeVisible();
    hasNoAddress();
    await press('Buy · ₦2,000');
    await screen.findByRole('heading', { name: words.deliveredTitle });
    expect(screen.getByText('2636')).toBeVisible();
    hasNoAddress();
  });

  it('explains that no checks are left, and opens the review once the server verifies again', async () => {
    let isSpent = true;
    const { purchases, asked } = openPurchase(
      ElectricityPurchase,
      {
        answers: { meter: (call) => (isSpent ? checksSpent(call) : everything.meter?.(call)) ?? lost },
      },
      { showWallet: false },
    );
    await fillMeter();
    expect(await screen.findByText(lookUp.checksSpent)).toBeVisible();
    expect(screen.getByText(lookUp.checksSpentBody)).toBeVisible();
    // No retry: the server would refuse this session again.
    expect(screen.queryByRole('button', { name: lookUp.lookAgain })).toBeNull();
    await type(labels.amount, '2000');
    await press(/^Review/);
    expect(asked('meter')).toHaveLength(2);
    expect(await screen.findByText(lookUp.checksSpent)).toBeVisible();
    expect(screen.queryByRole('heading', { name: words.reviewTitle })).toBeNull();
    expect(purchases()).toEqual([]);
    isSpent = false;
    await press(/^Review/);
    await screen.findByRole('heading', { name: words.reviewTitle });
  });
});
