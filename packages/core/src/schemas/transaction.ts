import * as v from 'valibot';
import type { Kobo } from '../format/kobo.ts';
import { deliverySchema } from './delivery.ts';
import { money } from './money.ts';
import { list, object } from './object.ts';
import { meterType } from './purchase.ts';
import { parseStatus } from './status.ts';
import { identifier, maybe, text } from './text.ts';
import { instant, sentTime } from './time.ts';

const balanceSchema = object({ before: maybe(money), after: maybe(money) });

/** The server's statement that the money of a sale was given back, by which transaction and when. */
const refundSchema = object({ ref: identifier, amount: money, createdAt: instant });
export type Refund = v.InferOutput<typeof refundSchema>;

/** A time that is not as agreed promises nothing. */
const promise = v.fallback(maybe(instant), undefined);

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
    category: v.fallback(maybe(text(40)), undefined),
    serviceId: maybe(identifier),
    planId: v.fallback(maybe(identifier), undefined),
    meterType: v.fallback(maybe(meterType), undefined),
    recipient: maybe(text(80)),
    fee: maybe(money),
    commission: maybe(money),
    sellingPrice: v.fallback(maybe(v.pipe(money, v.minValue(1 as Kobo))), undefined),
    delivery: maybe(deliverySchema),
    // A statement that is not as agreed is no evidence; the sale itself is shown all the same.
    refund: v.fallback(maybe(refundSchema), undefined),
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
 * One transaction. Amounts are kobo, `createdAt` is ms since 1970, `status` is one of ours and `statusWord` the
 * server's own word, shown when it is not one of ours. `reference` is the intent's key where a purchase made it. `refund`
 * is there where the server states that it gave the money of a failed or reversed sale back. `settlesBy`, in ms since
 * 1970: when the server has delivered an open sale or given its money back; where that takes longer, `settlesAtLatest`.
 * `sellingPrice` (optional) is what the agent's customer paid, by the rule that stood when the sale was made; `amount` is
 * what the wallet was debited.
 */
export const transactionSchema: TransactionSchema = row;
export type Transaction = v.InferOutput<typeof transactionSchema>;

/** By when a sale is settled, as its server promises. */
export type SettlementPromise = Pick<Transaction, 'settlesBy' | 'settlesAtLatest'>;

/** Oldest first, as the server sends them; `transactions` in the stores reverses for display (specification, section 7). */
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
