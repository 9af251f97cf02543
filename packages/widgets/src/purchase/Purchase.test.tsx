import {
  amountField,
  choiceField,
  defineService,
  type Field,
  formatPrice,
  kobo,
  phoneField,
  planField,
  quantityField,
  serviceField,
} from '@oja/core';
import { demoTransaction, demoTransactions, ok } from '@oja/core/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { en } from '../text/en.ts';
import { DataPurchase, ElectricityPurchase, Purchase } from './index.ts';
import { openSale } from './inTest.tsx';

const { fieldLabels: labels, purchase: words, saleForm } = en;

afterEach(cleanup);

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

const seatField: Field = {
  name: 'seat',
  kind: 'text',
  label: 'seat-number',
  check: (raw) =>
    /^[A-Z]\d+$/.test(raw) ? { ok: true, value: raw } : { ok: false, fault: { kind: 'characters' } },
};
const cardField: Field = {
  name: 'card',
  kind: 'digits',
  label: 'memberCard',
  check: (raw) =>
    raw.length === 4
      ? { ok: true, value: raw }
      : { ok: false, fault: { kind: 'too-short', missing: 4 - raw.length } },
};

/** A category that nothing in Oja knows, with a field of each kind. */
const tickets = defineService({
  id: 'event-tickets',
  fields: [
    serviceField('organiser'),
    planField('show'),
    choiceField('side', ['left-side', 'right-side']),
    seatField,
    cardField,
    quantityField(),
    amountField(),
    phoneField(),
  ],
  delivers: 'pins',
  draft({ values: { recipient, quantity, amount }, plan }) {
    if (!recipient || !plan || !amount) return null;
    const tip = kobo(Number(amount));
    return {
      recipient,
      planId: plan.id,
      planName: plan.name,
      quantity: Number(quantity),
      amount: tip,
      price: kobo(plan.price * Number(quantity) + tip),
    };
  },
});

const shelf = [
  {
    id: 'terra',
    category: 'event-tickets',
    name: 'Terra Kulture',
    available: true,
    limits: { min: '100.00', max: '1000.00' },
    plans: [
      { id: 'matinee', name: 'Matinee', price: '5000.00' },
      { id: 'evening', name: 'Evening', price: '8000.00' },
    ],
  },
];

const openTickets = () =>
  openSale((props) => <Purchase {...props} definition={tickets} />, {
    answers: { services: () => ok(shelf) },
  });

describe('a category that somebody adds, with a field of each kind', () => {
  it('is asked for by names of its own, checked field by field, reviewed and sold', async () => {
    const { purchases } = openTickets();
    await userEvent.click(await screen.findByRole('radio', { name: 'Terra Kulture' }));
    expect(screen.getByRole('heading', { name: 'Buy event tickets' })).toBeVisible();
    await press(saleForm.review);
    expect(screen.getByText('Choose the show.')).toBeVisible();
    expect(screen.getByLabelText('Seat number')).toHaveAccessibleDescription(en.fieldFaults.characters);
    expect(screen.getByLabelText('Member card')).toHaveAccessibleDescription('4 digits are missing.');
    expect(screen.getByLabelText(labels.amount)).toHaveAccessibleDescription(/Enter the amount\.$/);
    await userEvent.click(screen.getByRole('radio', { name: /^Evening/ }));
    await userEvent.click(screen.getByRole('radio', { name: 'Right side' }));
    await userEvent.type(screen.getByLabelText('Seat number'), 'B12');
    await userEvent.type(screen.getByLabelText('Member card'), '1234');
    await press(saleForm.more);
    await userEvent.click(screen.getByRole('radio', { name: formatPrice(kobo(50_000)) }));
    await userEvent.type(screen.getByLabelText(labels.phone), '08031234567{Enter}');
    await screen.findByRole('heading', { name: words.reviewTitle });
    expect(screen.getByText('0803 123 4567 (Terra Kulture)')).toBeVisible();
    await press('Buy · ₦16,500');
    await screen.findByRole('heading', { name: words.deliveredTitle });
    expect(purchases()).toEqual([
      {
        category: 'event-tickets',
        serviceId: 'terra',
        planId: 'evening',
        recipient: '08031234567',
        amount: '500.00',
        quantity: 2,
        expectedPrice: '16500.00',
      },
    ]);
  });
});

const sale = (id: string, change: Parameters<typeof demoTransaction>[0]) =>
  demoTransaction({ id, ref: `OJA-${id}`, planId: 'mtn-sme-2gb', ...change });

describe('customers of before', () => {
  const history = [
    sale('1', { recipient: '08030000001', createdAt: '2026-11-20T09:00:00+01:00' }),
    sale('2', { recipient: '08031112222', createdAt: '2026-11-21T09:00:00+01:00', amount: '805.00' }),
    sale('3', { recipient: '08039999999', status: 'failed' }),
  ];

  it('fill in number, network and plan with one tap', async () => {
    openSale(DataPurchase, { answers: { transactions: () => ok(history) } });
    const list = await screen.findByRole('list', { name: saleForm.recent });
    expect(list).toHaveTextContent('0803 111 2222MTN · ₦8050803 000 0001MTN · ₦456');
    await press(/0803 111 2222/);
    expect(screen.getByLabelText(labels.phone)).toHaveValue('08031112222');
    expect(screen.getByRole('radio', { name: 'MTN' })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^2 GB.*30 days · SME/ })).toBeChecked();
    expect(screen.queryByRole('list', { name: saleForm.recent })).toBeNull();
    await press('Review · ₦805');
    await screen.findByRole('heading', { name: words.reviewTitle });
  });

  it('are nobody’s business on a partner’s page: they are neither shown nor asked for', async () => {
    const { server } = openSale(
      DataPurchase,
      { answers: { transactions: () => ok(history) } },
      { showWallet: false },
    );
    await screen.findByLabelText(labels.phone);
    expect(screen.queryByRole('list', { name: saleForm.recent })).toBeNull();
    expect(server.calls.map(({ name }) => name)).not.toContain('transactions');
    expect(server.calls.map(({ name }) => name)).not.toContain('balance');
  });

  it('bring their disco to the top of the list', async () => {
    const power = sale('4', {
      category: 'electricity',
      serviceId: 'yola-electric',
      planId: undefined,
      recipient: '99000000010',
      meterType: 'prepaid',
    });
    openSale(ElectricityPurchase, { answers: { transactions: () => ok([...demoTransactions, power]) } });
    await screen.findByRole('list', { name: saleForm.recent });
    expect(screen.getAllByRole('option')[0]).toHaveTextContent('Yola Electric');
  });
});

describe('a form that begins with something', () => {
  it('has it from the start, and keeps what is typed after that', async () => {
    const prefill = { recipient: '08021234567', service: 'mtn-data', plan: 'mtn-sme-1gb' };
    openSale(DataPurchase, {}, { prefill });
    expect(await screen.findByLabelText(labels.phone)).toHaveValue('08021234567');
    expect(screen.getByText(saleForm.ported('0802', 'Airtel', 'MTN'))).toBeVisible();
    expect(screen.getByRole('button', { name: 'Review · ₦456' })).toBeVisible();
  });
});
