import * as v from 'valibot';
import type { Kobo } from '../money/kobo.ts';
import { money } from '../money/schema.ts';
import { list, object } from '../shared/schemas/object.ts';
import { parseStatus } from '../shared/schemas/status.ts';
import { identifier, lenient, maybe, text } from '../shared/schemas/text.ts';
import { instant, sentTime } from '../shared/schemas/time.ts';
import { deliverySchema } from './deliverySchema.ts';
import { meterType } from './purchaseSchema.ts';

const balanceSchema = object({ before: maybe(money), after: maybe(money) });

/** The server's statement that it refunded a purchase: the transaction, amount and time of the refund. */
const refundSchema = object({ ref: identifier, amount: money, createdAt: instant });
export type Refund = v.InferOutput<typeof refundSchema>;

/** An invalid time counts as no promise. */
const promise = lenient(instant);

const row = v.pipe(
  object({
    id: identifier,
    ref: identifier,
    reference: maybe(identifier),
    imageUrl: maybe(v.pipe(v.string(), v.maxLength(2048))),
    name: text(120),
    amount: money,
    description: v.nullish(text(300), ''),
    status: text(40),
    transactionType: v.nullish(text(40), ''),
    createdAt: instant,
    category: lenient(text(40)),
    serviceId: maybe(identifier),
    planId: lenient(identifier),
    meterType: lenient(meterType),
    recipient: maybe(text(80)),
    fee: maybe(money),
    commission: maybe(money),
    sellingPrice: lenient(v.pipe(money, v.minValue(1 as Kobo))),
    delivery: maybe(deliverySchema),
    // An invalid statement is not proof of a refund; the purchase is still shown.
    refund: lenient(refundSchema),
    settlesBy: promise,
    settlesAtLatest: promise,
    details: maybe(object({ balance: maybe(balanceSchema) })),
  }),
  v.transform(({ status, details, ...rest }) => ({
    ...rest,
    status: parseStatus(status),
    statusWord: status,
    balance: details?.balance,
  })),
);

/** The schema of a transaction, by name: see `Text` in `text.ts`. */
export interface TransactionSchema
  extends v.GenericSchema<v.InferInput<typeof row>, v.InferOutput<typeof row>> {}

/**
 * One transaction. Amounts are in kobo, `createdAt` is in ms since 1970. `status` is core's status, and
 * `statusWord` is the server's word, shown if core has no such status. `reference` is the intent's key if a
 * purchase created the transaction. `refund` is present if the server states that it refunded a failed or
 * reversed purchase. `settlesBy`, in ms since 1970, is the server's deadline to deliver or refund an open purchase;
 * `settlesAtLatest` applies if that takes longer. `sellingPrice` (optional) is the price that the agent's
 * customer paid, by the rule in force at the time of the purchase; `amount` is the amount that the wallet was
 * debited.
 */
export const transactionSchema: TransactionSchema = row;
export type Transaction = v.InferOutput<typeof transactionSchema>;

/** The deadlines for settling a purchase, as the server promises them. */
export type SettlementPromise = Pick<Transaction, 'settlesBy' | 'settlesAtLatest'>;

/**
 * Oldest first, as the server sends them. The store `transactions` reverses them for display (specification,
 * section 7).
 */
export const transactionsSchema = list(transactionSchema);

/**
 * `cursor` is the previous page's `meta.nextCursor`; `limit` is at most 100; `from` and `to` are RFC 3339.
 */
export const transactionsQuerySchema = object({
  limit: v.optional(v.number()),
  cursor: v.optional(v.string()),
  status: v.optional(v.string()),
  category: v.optional(v.string()),
  from: v.optional(sentTime),
  to: v.optional(sentTime),
  query: v.optional(v.string()),
});
export type TransactionsQuery = v.InferInput<typeof transactionsQuerySchema>;
