import { DAY } from '../format/duration.ts';

interface KeptRow {
  /** Every stored field, at any depth. Other fields are not written, such as tokens, pins and free text. */
  readonly fields: readonly string[];
  /** The query parameters of a stored read. A read with any other parameter is not stored, such as a search for a customer's number. */
  readonly query: readonly string[];
}

/**
 * The reads whose last answer may be stored on the device, and the fields that are stored. None is about a key, a
 * password or a delivery. A stored answer is shown with its age, until the server has answered again.
 */
export const keptFields: Readonly<Partial<Record<string, KeptRow>>> = {
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

/** The maximum age of an answer, in ms; older ones are useless. */
const OLDEST = 30 * DAY;

/** Whether an answer of this time may still be shown, in ms; a device's clock may have been set back by a day. */
export const isUsableAge = (at: number, now: number): boolean => at > now - OLDEST && at < now + DAY;
