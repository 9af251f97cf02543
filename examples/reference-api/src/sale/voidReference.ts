import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { AppContext } from '../appContext.ts';
import type { Queries } from '../database/open.ts';
import { transactions, voidedReferences } from '../database/sale.schema.ts';
import { lockWallet } from '../ledger/accounts.ts';
import { findView, type View } from './view.ts';

const uuid = v.pipe(v.string(), v.uuid());

/** Whether the value is a valid `reference` of a purchase. */
export const isReference = (value: unknown): value is string => v.is(uuid, value);

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
 * purchase is charged from then on. A purchase holds the same wallet's lock, so each reference ends as exactly one of
 * the two. May be called repeatedly.
 */
export function voidReference(
  agentId: string,
  reference: string,
  context: AppContext,
): Promise<View | undefined> {
  return context.db.transaction(async (tx) => {
    await lockWallet(tx, agentId);
    const sale = await findView(tx, agentId, reference);
    if (sale) return sale;
    await markVoided(tx, agentId, reference, context);
    return undefined;
  });
}
