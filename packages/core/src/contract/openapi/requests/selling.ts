import { MOST_PERIOD_DAYS } from '../../../features/statement/schema.ts';
import type { ErrorCode } from '../errors.ts';
import { SAMPLE_REFERENCE } from '../samplePurchases.ts';
import { unknown } from './reasons.ts';
import type { RequestExamples } from './requestExample.ts';

const silent: readonly ErrorCode[] = ['provider_silent'];

/** A widget session may check only a few recipients. */
const checksSpent: readonly ErrorCode[] = ['too_many_checks'];

/** Examples of the calls that list services, check recipients, buy, and look up transactions. */
export const sellingRequests: RequestExamples = {
  meter: {
    summary: 'Whose meter this is',
    query: { meter_number: '99000000028', disco_name: 'ikeja-electric', meter_type: 'prepaid' },
    refusals: { 403: checksSpent, 404: unknown('This disco does not know this meter.'), 503: silent },
  },
  smartcard: {
    summary: 'Whose smartcard this is, and what renewing costs',
    query: { smartcard_number: '1000000001', provider: 'dstv' },
    refusals: { 403: checksSpent, 404: unknown('This provider does not know this card.'), 503: silent },
  },
  profile: {
    summary: 'Whose JAMB profile this is',
    query: { profile_id: '0123456789', product: 'jamb' },
    refusals: { 403: checksSpent, 404: unknown('JAMB does not know this profile.'), 503: silent },
  },
  services: { summary: 'What can be sold, with plans and prices' },
  purchase: {
    summary: 'Make a purchase',
    details:
      'It is answered with 201 when it is final, and with 202 when it is still going: then ask for it by its reference. The same reference again gives the same purchase. A refusal with `purchase: { reference, charged: false }` says that there is no sale under this reference and that no later copy of it is ever charged: to buy after all, use a new reference.',
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
          why: 'There is no `reference`, or it is not a UUID: the server could not look for it.',
        },
      ],
      402: ['insufficient_balance'],
      403: [
        'over_limit',
        'over_daily_limit',
        'pin_required',
        'wrong_pin',
        { code: 'pin_locked', why: 'Five wrong PINs: a new one is set with a code. Nothing was charged.' },
        'new_device_limit',
      ],
      404: unknown('There is no such category.'),
      409: ['in_progress', 'price_changed', 'service_unavailable', 'out_of_stock', 'reference_voided'],
      422: ['reference_reused'],
    },
  },
  voidPurchase: {
    summary: 'Make sure that a purchase is never charged, or learn that it was',
    details:
      'For a reference of which you have no answer and that you will not send again. With `voided: true` the server has no sale under it and refuses each later copy with `reference_voided`. With `voided: false` it has the sale in `transaction`. It may be called again: the answer stays the same.',
    params: { reference: SAMPLE_REFERENCE },
    refusals: {
      400: [{ code: 'invalid', why: 'The reference is not a UUID.' }],
      404: unknown('A widget session sees the sales of its own site only.'),
    },
  },
  transaction: {
    summary: 'What became of one transaction',
    details: 'By our ref, or by the reference that you gave the purchase.',
    params: { ref: SAMPLE_REFERENCE },
    refusals: { 404: unknown('The server never took a purchase under this reference.') },
  },
  transactions: {
    summary: 'The newest transactions',
    details: 'Oldest first within a page. `meta.nextCursor` leads to the page before it in time.',
    query: { limit: 20, status: 'delivered', category: 'data' },
  },
  salesSummary: {
    summary: 'What was sold, by day and category',
    details: `Days of Lagos, those of \`from\` and \`to\` included, at most ${MOST_PERIOD_DAYS} of them. A sale counts on the day it was made: as delivered and paid (\`sales\`, \`sold\`, \`earned\`), as given back (\`refunds\`, \`refunded\`), or as open (\`pending\`, \`held\`).`,
    query: { from: '2026-11-01T00:00:00+01:00', to: '2026-11-21T23:59:59+01:00' },
  },
};
