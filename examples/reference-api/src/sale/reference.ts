import { createHash, randomInt } from 'node:crypto';
import type { Category, PurchaseRequest } from '@oja/core';
import { and, eq, sql } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import type { Queries } from '../database/open.ts';
import { transactions, voidedReferences } from '../database/sale.schema.ts';
import { Refusal } from '../http/refusal.ts';
import { isUuid } from '../http/validate.ts';
import { lockWallet } from '../ledger/post.ts';
import { findTransaction, maySee, type TransactionRecord } from './transactionRecord.ts';
import type { ValidatedPurchase } from './validatePurchase.ts';

/** Whether the value is a valid `reference` of a purchase. */
export const isReference = (value: unknown): value is string => typeof value === 'string' && isUuid(value);

/**
 * Hashes a request independently of its field order, to distinguish a copy from a different request under the same
 * reference. Leaves out the PIN, which authenticates the buyer and is not part of the order.
 */
export function requestHash(category: Category, request: PurchaseRequest): string {
  const fields = Object.entries({ ...request, category })
    .filter(([name, value]) => value !== undefined && name !== 'pin')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}

/** A requested purchase before its recipient is validated. */
export type UnvalidatedPurchase = Pick<ValidatedPurchase, 'caller' | 'category' | 'request'>;

/** 422: the reference is taken. Reveals nothing about its sale. */
export const reused = (): Refusal =>
  new Refusal(
    422,
    'reference_reused',
    'This reference belongs to another purchase, which is unchanged. This copy was not charged.',
  );

/** Whether the sale was made from the same request and the caller may see it. */
export async function isSame(
  db: Queries,
  record: TransactionRecord,
  { caller, category, request }: UnvalidatedPurchase,
): Promise<boolean> {
  return (
    record.transaction.fingerprint === requestHash(category, request) && (await maySee(db, caller, record))
  );
}

/**
 * The sale of an earlier copy of this request. Throws `reference_reused` if the reference belongs to another request.
 */
export async function findEarlier(
  db: Queries,
  wanted: UnvalidatedPurchase,
): Promise<TransactionRecord | undefined> {
  const record = await findTransaction(db, wanted.caller.agentId, wanted.request.reference);
  if (record && !(await isSame(db, record, wanted))) throw reused();
  return record;
}

/** `voided`: no purchase may be charged under the reference. */
export type ReferenceUse = 'sold' | 'voided';

/** The use of a reference; `undefined` for a new one. Call it under the wallet's lock. */
export async function findUse(
  tx: Queries,
  agentId: string,
  reference: string,
): Promise<ReferenceUse | undefined> {
  const named = (use: ReferenceUse) => ({ use: sql<ReferenceUse>`${sql.raw(`'${use}'`)}` });
  const [row] = await tx
    .select(named('sold'))
    .from(transactions)
    .where(and(eq(transactions.agentId, agentId), eq(transactions.reference, reference)))
    .unionAll(
      tx
        .select(named('voided'))
        .from(voidedReferences)
        .where(and(eq(voidedReferences.agentId, agentId), eq(voidedReferences.reference, reference))),
    );
  return row?.use;
}

/**
 * Voids a reference: no copy of this purchase is ever charged. Call it under the wallet's lock, and only without a
 * sale.
 */
export async function markVoided(
  tx: Queries,
  agentId: string,
  reference: string,
  { clock }: Pick<AppContext, 'clock'>,
): Promise<void> {
  await tx
    .insert(voidedReferences)
    .values({ agentId, reference, createdAt: new Date(clock()) })
    .onConflictDoNothing();
}

/**
 * Returns the sale under this reference. Without a sale, voids the reference and returns `undefined`: no copy of the
 * purchase is charged from then on. Call it under the wallet's lock, which a purchase also holds, so that each reference
 * ends as exactly one of the two. May be called repeatedly.
 */
export async function findSaleOrVoid(
  tx: Queries,
  agentId: string,
  reference: string,
  context: Pick<AppContext, 'clock'>,
): Promise<TransactionRecord | undefined> {
  const sale = await findTransaction(tx, agentId, reference);
  if (!sale) await markVoided(tx, agentId, reference, context);
  return sale;
}

/** Runs `findSaleOrVoid` under the wallet's lock, in a new database transaction. */
export function voidReference(
  agentId: string,
  reference: string,
  context: AppContext,
): Promise<TransactionRecord | undefined> {
  return context.db.transaction(async (tx) => {
    await lockWallet(tx, agentId);
    return findSaleOrVoid(tx, agentId, reference, context);
  });
}

// Without I, L, O and U, because people read a ref aloud over the phone.
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const lagosDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos', dateStyle: 'short' });

/**
 * Creates the server's ref of a transaction, such as "OJA-20261121-7K3M9QXA41". `draw` returns an integer below
 * `max`.
 */
export function newRef(at: Date, draw: (max: number) => number = randomInt): string {
  const tail = Array.from({ length: 10 }, () => LETTERS[draw(LETTERS.length)]).join('');
  return `OJA-${lagosDay.format(at).replaceAll('-', '')}-${tail}`;
}
