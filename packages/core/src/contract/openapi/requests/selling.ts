import { MOST_PERIOD_DAYS } from '../../../features/statement/schema.ts';
import { type ErrorCode, errors } from '../errors.ts';
import { SAMPLE_REFERENCE } from '../samplePurchases.ts';
import { unknown } from './reasons.ts';
import type { RequestExamples } from './requestExample.ts';

const silent: readonly ErrorCode[] = ['provider_silent'];

/** A widget session may check only a few recipients. */
const checksSpent: readonly ErrorCode[] = ['too_many_checks'];

/** Examples of the calls that list services, check recipients, buy, and look up transactions. */
export const sellingRequests: RequestExamples = {
  meter: {
    summary: 'The customer of a meter',
    query: { meter_number: '99000000028', disco_name: 'ikeja-electric', meter_type: 'prepaid' },
    refusals: { 403: checksSpent, 404: unknown('This disco does not know this meter.'), 503: silent },
  },
  smartcard: {
    summary: 'The customer of a smartcard, and the cost of a renewal',
    query: { smartcard_number: '1000000001', provider: 'dstv' },
    refusals: { 403: checksSpent, 404: unknown('This provider does not know this card.'), 503: silent },
  },
  profile: {
    summary: 'The owner of a JAMB profile',
    query: { profile_id: '0123456789', product: 'jamb' },
    refusals: { 403: checksSpent, 404: unknown('JAMB does not know this profile.'), 503: silent },
  },
  services: { summary: 'The services that can be sold, with plans and prices' },
  purchase: {
    summary: 'Make a purchase',
    details:
      'The response is 201 if the purchase is final, and 202 if it is still in progress: then requery it by its reference. Another request with the same reference returns the same purchase. A refusal with `purchase: { reference, charged: false }` means that no sale has this reference, and that no later copy of the purchase is ever charged. To buy after all, use a new reference.',
    params: { category: 'data' },
    body: {
      reference: SAMPLE_REFERENCE,
      serviceId: 'mtn-data',
      planId: 'mtn-sme-1gb-30d',
      recipient: '08031234567',
      expectedPrice: '456.00',
    },
    refusals: {
      400: [
        {
          code: 'bad_request',
          why: 'The `reference` is missing or is not a UUID, so the server could not look for the purchase.',
        },
      ],
      402: ['insufficient_balance'],
      403: [
        'over_limit',
        'over_daily_limit',
        'pin_required',
        'wrong_pin',
        { code: 'pin_locked', why: `${errors.pin_locked.why} Nothing was charged.` },
        'new_device_limit',
      ],
      404: unknown('There is no such category.'),
      409: ['in_progress', 'price_changed', 'service_unavailable', 'out_of_stock', 'reference_voided'],
      422: ['reference_reused'],
    },
  },
  voidPurchase: {
    summary: 'Make sure that a purchase is never charged, or find out that it was',
    details:
      'For a purchase that got no answer and that you will not send again. With `voided: true`, the server has no sale with this reference, and refuses each later copy with `reference_voided`. With `voided: false`, the sale is in `transaction`. You can repeat the request: the answer stays the same.',
    params: { reference: SAMPLE_REFERENCE },
    refusals: {
      400: [{ code: 'invalid', why: 'The reference is not a UUID.' }],
      404: unknown('A widget session sees only the sales of its own site.'),
    },
  },
  transaction: {
    summary: 'One transaction, with its status',
    details: '`ref` is the server’s `ref` of the transaction, or your `reference` of the purchase.',
    params: { ref: SAMPLE_REFERENCE },
    refusals: { 404: unknown('The server never accepted a purchase with this reference.') },
  },
  transactions: {
    summary: 'The newest transactions',
    details:
      'Each page is sorted oldest first. `meta.nextCursor` is the `cursor` of the page before it in time.',
    query: { limit: 20, status: 'delivered', category: 'data' },
  },
  salesSummary: {
    summary: 'The agent’s sales, by day and category',
    details: `Covers whole days in Lagos, from the day of \`from\` to the day of \`to\`, at most ${MOST_PERIOD_DAYS} days. A sale counts on the day it was made: as delivered and paid (\`sales\`, \`sold\`, \`earned\`), as refunded (\`refunds\`, \`refunded\`), or as open (\`pending\`, \`held\`).`,
    query: { from: '2026-11-01T00:00:00+01:00', to: '2026-11-21T23:59:59+01:00' },
  },
};
