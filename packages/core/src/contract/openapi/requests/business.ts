import { MOST_PERIOD_DAYS } from '../../../features/statement/schema.ts';
import { SAMPLE_REFERENCE } from '../samplePurchases.ts';
import { unknown } from './reasons.ts';
import type { RequestExamples } from './requestExample.ts';

const customer = {
  name: 'Bisi Adewale',
  recipientKind: 'phone',
  recipient: '08031234567',
  serviceId: 'mtn-data',
};

const noCustomer = unknown('The agent has no such customer.');

/** Examples of the calls for customers, schedules, selling prices and printed cards. */
export const businessRequests: RequestExamples = {
  customers: {
    summary: 'The agent’s saved customers, by name',
    details:
      '`query` finds a part of a name or of a number. `meta.nextCursor` leads to the next page. `lastSale` is the latest delivered sale to this number, whoever of the agent’s devices made it.',
    query: { limit: 20, query: 'bisi' },
  },
  saveCustomer: {
    summary: 'Save a customer',
    details:
      'The number is checked as it is in a sale. `serviceId` says whose number it is (the disco of a meter, the provider of a card).',
    status: 201,
    body: customer,
    refusals: { 409: ['customer_exists', 'too_many_customers'] },
  },
  updateCustomer: {
    summary: 'Replace what is saved of a customer',
    params: { id: SAMPLE_REFERENCE },
    body: { ...customer, note: 'Pays on Fridays' },
    refusals: { 404: noCustomer, 409: ['customer_exists'] },
  },
  deleteCustomer: {
    summary: 'Forget a customer',
    details: 'Their sales stay in the history.',
    params: { id: SAMPLE_REFERENCE },
    refusals: { 404: noCustomer },
  },
  schedules: {
    summary: 'The agent’s schedules, the next one first',
    details: 'Those that were stopped or have ended stand last, without `nextAt`.',
  },
  addSchedule: {
    summary: 'Plan a sale that comes back',
    details:
      'A `reminder` leaves a notice and sells nothing. An `automatic` one sells at each occasion, once, with a key of its own, at `expectedPrice` and no other price, and never more than `consent.cap` in all; what it can’t sell it tells by a notice. It is the agent’s recorded consent: where a sale of `consent.cap` asks for the transaction PIN, `pin` proves it. The same `reference` again gives the same schedule.',
    status: 201,
    body: {
      reference: SAMPLE_REFERENCE,
      kind: 'reminder',
      recurrence: 'weekly',
      firstAt: '2027-12-07T08:00:00+01:00',
      category: 'data',
      purchase: { serviceId: 'mtn-data', planId: 'mtn-sme-1gb-30d', recipient: '08031234567' },
      expectedPrice: '456.00',
    },
    refusals: {
      409: [
        { code: 'price_changed', why: 'The price has moved: the new one is in `data.price`.' },
        'too_many',
      ],
      422: [{ code: 'reference_reused', why: 'Another schedule was made under this reference.' }],
    },
  },
  resumeSchedule: {
    summary: 'Start a schedule that was stopped again',
    details: 'What was due meanwhile is not made up for. One whose end has passed stays as it is.',
    params: { id: SAMPLE_REFERENCE },
    refusals: { 404: unknown('The agent has no such schedule.') },
  },
  stopSchedule: {
    summary: 'Stop a schedule at once',
    params: { id: SAMPLE_REFERENCE },
    refusals: { 404: unknown('The agent has no such schedule.') },
  },
  sellingPrices: {
    summary: 'The agent’s own prices: what customers pay',
    details:
      'The rule of a sale is that of its plan, else of its service, its category, or the one without any of them. What the wallet is debited does not depend on them.',
  },
  setSellingPrice: {
    summary: 'Set an own price, or take it away',
    details:
      'A rule of a plan (`planId`), a service (`serviceId`), a category, or of everything; it replaces the one before. `percent` adds hundredths of a per cent, rounded up to whole naira; `add` an amount to each thing that is sold; `price` is the whole price of a plan, not below what it costs. `markup: null` takes the rule away. Sales that were made keep the price they were made with.',
    body: { serviceId: 'mtn-data', markup: { kind: 'percent', basisPoints: 500 } },
    refusals: { 409: ['too_many_prices'] },
  },
  profit: {
    summary: 'What the agent’s own prices earned, by day, product or customer',
    details: `Days of Lagos, those of \`from\` and \`to\` included, at most ${MOST_PERIOD_DAYS} of them. Delivered sales that were made with a selling price; \`profit\` is what customers paid less what the wallet was debited, without the commission. At most 500 rows: \`total\` is of all.`,
    query: { from: '2026-11-01T00:00:00+01:00', to: '2026-11-21T23:59:59+01:00', by: 'product' },
  },
  shop: { summary: 'What stands on the cards that the agent prints: a name, a phone, a logo' },
  saveShop: {
    summary: 'Change what stands on printed cards',
    details:
      'All of it at once: what is left out stands on no card. The logo is a PNG or JPEG as a data URL.',
    body: { name: 'Amaka Ventures', phone: '0801 234 5678' },
  },
  recordPrint: {
    summary: 'Count a print of a sale’s pins',
    details:
      'Each print has an `id` of its own: sent twice, it counts once. `number` 1 is the first print; a later one is a copy.',
    params: { ref: SAMPLE_REFERENCE },
    body: { id: SAMPLE_REFERENCE },
    refusals: { 404: unknown('The agent has no such sale.') },
  },
};
