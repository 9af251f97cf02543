import {
  amountField,
  choiceField,
  defineService,
  type Field,
  kobo,
  phoneField,
  planField,
  quantityField,
  serviceField,
  type Wire,
} from '@oja/core';

const seatField: Field = {
  name: 'seat',
  kind: 'text',
  label: 'seat-number',
  check: (raw) =>
    /^[A-Z]\d+$/.test(raw) ? { ok: true, value: raw } : { ok: false, issue: { kind: 'characters' } },
};
const cardField: Field = {
  name: 'card',
  kind: 'digits',
  label: 'memberCard',
  check: (raw) =>
    raw.length === 4
      ? { ok: true, value: raw }
      : { ok: false, issue: { kind: 'too-short', missing: 4 - raw.length } },
};

/** A category that core's catalogue lacks, with a field of each kind. */
export const ticketService = defineService({
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

/** A server's service list for it. */
export const ticketServices: NonNullable<Wire<'services'>> = [
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
