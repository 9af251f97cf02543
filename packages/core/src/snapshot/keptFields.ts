import type { EndpointName } from '../endpoints.ts';
import { DAY } from '../format/duration.ts';

interface KeptRow {
  /** Every field that is kept, at any depth. What is not named is not written: tokens, pins and free text among it. */
  readonly fields: readonly string[];
  /** What the query may hold. Any other, such as the number of a customer who was searched for, is not kept. */
  readonly query: readonly string[];
}

/**
 * The reads whose last answer may stay on the device, and what of it. None is about a key, a password or a delivery, and
 * an answer is only ever shown with its age until the server has answered again.
 */
export const keptFields: { readonly [N in EndpointName]?: KeptRow } = {
  balance: { fields: ['availableBalance', 'asOf'], query: [] },
  transactions: {
    fields: [
      ...['id', 'ref', 'reference', 'imageUrl', 'name', 'amount', 'status', 'transactionType', 'createdAt'],
      ...['category', 'serviceId', 'planId', 'meterType', 'recipient', 'fee', 'commission', 'refund'],
      'sellingPrice',
      ...['details', 'balance', 'before', 'after'],
    ],
    query: ['limit', 'status', 'category'],
  },
  services: {
    fields: [
      ...[
        'id',
        'category',
        'name',
        'imageUrl',
        'available',
        'notice',
        'downSince',
        'recipientKind',
        'fee',
        'prefixes',
      ],
      ...['limits', 'min', 'max', 'step', 'quantity'],
      ...['plans', 'kind', 'sizeMb', 'validityDays', 'price', 'nextPrice', 'nextPriceFrom'],
      'commission',
    ],
    query: [],
  },
  notices: { fields: ['id', 'title', 'body', 'level', 'createdAt', 'isRead'], query: [] },
  salesSummary: {
    fields: [...['day', 'category', 'sales', 'sold', 'earned', 'refunds', 'refunded', 'pending', 'held']],
    query: ['from', 'to'],
  },
};

/** Figures of a month ago tell nothing. */
const OLDEST = 30 * DAY;

/** Whether figures of this moment may still be shown; a device's clock may have been set back by a day. In ms. */
export const isUsableAge = (at: number, now: number): boolean => at > now - OLDEST && at < now + DAY;
