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
      '`query` matches a part of a name or of a number. `meta.nextCursor` is the `cursor` of the next page. `lastSale` is the latest delivered sale to this number, from any of the agent’s devices.',
    query: { limit: 20, query: 'bisi' },
  },
  saveCustomer: {
    summary: 'Save a customer',
    details:
      'The number is validated as in a purchase. `serviceId` is the service that the number belongs to: the disco of a meter, or the provider of a smartcard.',
    status: 201,
    body: customer,
    refusals: { 409: ['customer_exists', 'too_many_customers'] },
  },
  updateCustomer: {
    summary: 'Replace the data of a saved customer',
    params: { id: SAMPLE_REFERENCE },
    body: { ...customer, note: 'Pays on Fridays' },
    refusals: { 404: noCustomer, 409: ['customer_exists'] },
  },
  deleteCustomer: {
    summary: 'Delete a customer',
    details: 'Their sales stay in the history.',
    params: { id: SAMPLE_REFERENCE },
    refusals: { 404: noCustomer },
  },
  schedules: {
    summary: 'The agent’s schedules, in the order of their next occasions',
    details: 'Stopped and ended schedules come last, without `nextAt`.',
  },
  addSchedule: {
    summary: 'Schedule a recurring sale',
    details:
      'A `reminder` creates a notice and sells nothing. An `automatic` schedule sells once at each occasion, with a reference of its own, only at `expectedPrice`, and never for more than `consent.cap` in all. If it can’t sell, the agent gets a notice. The request records the agent’s consent: if a sale of `consent.cap` requires the transaction PIN, `pin` proves the consent. Another request with the same `reference` returns the same schedule.',
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
        { code: 'price_changed', why: 'The price has changed. The new price is in `data.price`.' },
        'too_many',
      ],
      422: [{ code: 'reference_reused', why: 'Another schedule was created with this reference.' }],
    },
  },
  resumeSchedule: {
    summary: 'Resume a stopped schedule',
    details: 'Missed occasions are not made up for. A schedule whose end has passed stays ended.',
    params: { id: SAMPLE_REFERENCE },
    refusals: { 404: unknown('The agent has no such schedule.') },
  },
  stopSchedule: {
    summary: 'Stop a schedule at once',
    params: { id: SAMPLE_REFERENCE },
    refusals: { 404: unknown('The agent has no such schedule.') },
  },
  sellingPrices: {
    summary: 'The agent’s own selling prices',
    details:
      'The rule for the plan of a sale applies, else the rule for its service, else the rule for its category, else the general rule. Rules do not change what the wallet is debited.',
  },
  setSellingPrice: {
    summary: 'Set or remove a selling price',
    details:
      'A rule is for a plan (`planId`), a service (`serviceId`), a `category`, or everything. It replaces the previous rule. `percent` adds hundredths of a per cent, rounded up to whole naira. `add` adds an amount to each piece that is sold. `price` is the whole price of a plan, and not below its cost. `markup: null` removes the rule. Past sales keep their selling price.',
    body: { serviceId: 'mtn-data', markup: { kind: 'percent', basisPoints: 500 } },
    refusals: { 409: ['too_many_prices'] },
  },
  profit: {
    summary: 'The profit from the agent’s own prices, by day, product or customer',
    details: `Covers whole days in Lagos, from the day of \`from\` to the day of \`to\`, at most ${MOST_PERIOD_DAYS} days. Counts delivered sales with a selling price. \`profit\` is what customers paid minus what the wallet was debited, without the commission. There are at most 500 rows; \`total\` covers all sales.`,
    query: { from: '2026-11-01T00:00:00+01:00', to: '2026-11-21T23:59:59+01:00', by: 'product' },
  },
  shop: { summary: 'The details on printed cards: a name, a phone number and a logo' },
  saveShop: {
    summary: 'Change the details on printed cards',
    details:
      'Replaces all details: cards do not show a detail that is left out. The logo is a PNG or JPEG as a data URL.',
    body: { name: 'Amaka Ventures', phone: '0801 234 5678' },
  },
  recordPrint: {
    summary: 'Count a print of a sale’s pins',
    details:
      'Each print has its own `id`, so that it counts once even if it is sent twice. `number` 1 is the first print; each later one is a copy.',
    params: { ref: SAMPLE_REFERENCE },
    body: { id: SAMPLE_REFERENCE },
    refusals: { 404: unknown('The agent has no such sale.') },
  },
};
