import { type Kobo, toNaira, type Wire } from '@oja/core';
import { and, eq, isNotNull, ne, or, type Subquery, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AppContext } from '../appContext.ts';
import { widgetSessions } from '../database/identity.schema.ts';
import { entries, postings } from '../database/ledger.schema.ts';
import type { Queries } from '../database/open.ts';
import { type Delivery, transactions } from '../database/sale.schema.ts';
import { omitNull } from '../http/omitNull.ts';
import type { Caller } from '../identity/caller.ts';
import { maskName } from '../identity/maskName.ts';
import { mayRead, maySell } from '../identity/scopes.ts';
import { promisesOf, type Settlement } from './settlement.ts';

const refunds = alias(transactions, 'refunds');

/** A transaction with its effect on the wallet. */
export interface TransactionRecord {
  readonly transaction: typeof transactions.$inferSelect;
  readonly before: Kobo | null;
  readonly after: Kobo | null;
  /** The refund of this sale. */
  readonly refund: Pick<typeof transactions.$inferSelect, 'ref' | 'amount' | 'createdAt'> | null;
}

/** The posting that changed the wallet. Deliveries move money only between the platform's accounts. */
const movementOf = (db: Queries) =>
  db
    .select({ before: postings.balanceBefore, after: postings.balanceAfter })
    .from(entries)
    .innerJoin(postings, and(eq(postings.entryId, entries.id), isNotNull(postings.balanceAfter)))
    .where(and(eq(entries.transactionId, transactions.id), ne(entries.kind, 'delivery')))
    .limit(1)
    .as('movement');

const refundOf = (db: Queries) =>
  db
    .select({ ref: refunds.ref, amount: refunds.amount, createdAt: refunds.createdAt })
    .from(refunds)
    .where(eq(refunds.refundOf, transactions.id))
    .limit(1)
    .as('refund');

/**
 * The query behind all reads of transactions: each with its effect on the wallet, if any, and its refund. Both are
 * looked up per row: a plan that reads whole tables would slow down with the history. `source`: the table, or a
 * subquery of it under the table's name.
 */
export function selectTransactions(
  db: Queries,
  source: typeof transactions | Subquery<'transactions'> = transactions,
) {
  const movement = movementOf(db);
  const refund = refundOf(db);
  return db
    .select({
      transaction: transactions,
      before: movement.before,
      after: movement.after,
      refund: { ref: refund.ref, amount: refund.amount, createdAt: refund.createdAt },
    })
    .from(source)
    .leftJoinLateral(movement, sql`true`)
    .leftJoinLateral(refund, sql`true`);
}

/** Finds a transaction of the agent by the server's ref or the client's reference. */
export async function findTransaction(
  db: Queries,
  agentId: string,
  key: string,
): Promise<TransactionRecord | undefined> {
  const [record] = await selectTransactions(db).where(
    and(eq(transactions.agentId, agentId), or(eq(transactions.ref, key), eq(transactions.reference, key))),
  );
  return record;
}

/**
 * Whether the caller may see this sale. An embed sees sales of its partner's key on its own origin in the categories
 * that it sells, and all with read access. A key sees its own sales, and all with read access.
 */
export async function maySee(db: Queries, caller: Caller, record: TransactionRecord): Promise<boolean> {
  if (caller.kind === 'agent') return record.transaction.agentId === caller.agentId;
  if (mayRead(caller, 'transactions:read')) return record.transaction.agentId === caller.agentId;
  if (caller.kind === 'api-key') return record.transaction.apiKeyId === caller.apiKeyId;
  const { widgetSessionId: made, category } = record.transaction;
  if (made === null || category === null || !maySell(caller, category)) return false;
  const [session] = await db
    .select({ id: widgetSessions.id })
    .from(widgetSessions)
    .where(
      and(
        eq(widgetSessions.id, made),
        eq(widgetSessions.apiKeyId, caller.apiKeyId),
        eq(widgetSessions.origin, caller.origin),
      ),
    );
  return session !== undefined;
}

/**
 * The receipt for a visitor of a partner's page: the goods, and enough of the customer's name to confirm it (as
 * before the sale: a small purchase must not reveal the whole name). The address and the provider's reference are
 * only for the agent.
 */
function visitorsPart(delivery: Delivery | null): Delivery | null {
  if (!delivery) return null;
  const { message, token, units, kct, pins, tariff, vat } = delivery;
  const { tokenAmount, arrears, fixedCharge, customerName, receiptNumber } = delivery;
  return {
    message,
    token,
    units,
    kct,
    pins,
    tariff,
    vat,
    tokenAmount,
    arrears,
    fixedCharge,
    ...(customerName && { customerName: maskName(String(customerName)) }),
    receiptNumber,
  };
}

/** The fields of a sale that any of its sellers may see. Contains nothing about the agent. */
function publicWire(
  { transaction: t, refund }: TransactionRecord,
  settlement: Settlement,
): Wire<'transaction'> {
  return omitNull({
    id: t.id,
    ref: t.ref,
    reference: t.reference,
    imageUrl: '',
    name: t.name,
    amount: toNaira(t.amount),
    description: t.description,
    status: t.status,
    transactionType: t.kind === 'sale' ? 'debit' : 'credit',
    createdAt: t.createdAt.toISOString(),
    category: t.category,
    serviceId: t.serviceId,
    planId: t.planId,
    meterType: t.meterType,
    recipient: t.recipient,
    fee: toNaira(t.fee),
    delivery: t.delivery,
    ...promisesOf({ transaction: t, refund }, settlement),
    ...(refund && {
      refund: {
        ref: refund.ref,
        amount: toNaira(refund.amount),
        createdAt: refund.createdAt.toISOString(),
      },
    }),
  });
}

/**
 * A transaction in wire format. Leaves out the balance, the commission and the selling price for an embed, and for a
 * key without read access.
 */
export function wireTransaction(
  record: TransactionRecord,
  caller: Caller,
  { settlement }: Pick<AppContext, 'settlement'>,
): Wire<'transaction'> {
  const wire = publicWire(record, settlement);
  if (caller.kind === 'widget')
    return omitNull({ ...wire, delivery: visitorsPart(record.transaction.delivery) });
  if (!mayRead(caller, 'wallet:read')) return wire;
  const { transaction, before, after } = record;
  const moved = before !== null && after !== null;
  return {
    ...wire,
    commission: toNaira(transaction.commission),
    ...(transaction.sellingPrice !== null && { sellingPrice: toNaira(transaction.sellingPrice) }),
    ...(moved && { details: { balance: { before: toNaira(before), after: toNaira(after) } } }),
  };
}

/** A row of the list. An embed's list leaves out the delivered goods, which are only in the receipt. */
export function wireListed(
  record: TransactionRecord,
  caller: Caller,
  context: Pick<AppContext, 'settlement'>,
): Wire<'transaction'> {
  if (caller.kind !== 'widget') return wireTransaction(record, caller, context);
  return wireTransaction(
    { ...record, transaction: { ...record.transaction, delivery: null } },
    caller,
    context,
  );
}
