import { randomUUID } from 'node:crypto';
import { kobo } from '@oja/core';
import { and, eq, inArray } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import type { Queries } from '../database/open.ts';
import { type Delivery, transactions } from '../database/sale.schema.ts';
import { commissionOf, lockWallet, post, walletOf } from '../ledger/post.ts';
import { recordSale } from '../webhooks/recordDomainEvents.ts';
import { restoreAllowance } from './allowance.ts';
import { newRef } from './reference.ts';
import { nextRequeryAt } from './settlement.ts';
import { endReservation, returnReserved } from './stock.ts';

type Transaction = typeof transactions.$inferSelect;

export interface FinalResult {
  readonly kind: 'delivered' | 'failed';
  readonly message: string;
  /** Tokens, PINs, and other receipt fields. */
  readonly goods?: Delivery;
}

const stillOpen = (id: string) =>
  and(eq(transactions.id, id), inArray(transactions.status, ['processing', 'pending']));

/**
 * Ends a sale: a delivery pays the provider and the agent's commission, a failure refunds. Returns the updated sale.
 * Does nothing if the sale has ended (`undefined`), so the request and the requery may both call it.
 */
export function settle(
  sale: Transaction,
  outcome: FinalResult,
  context: AppContext,
): Promise<Transaction | undefined> {
  const at = new Date(context.clock());
  return context.db.transaction(async (tx) => {
    // Always locks the wallet first and then the sale, as `hold` does: a different order could deadlock.
    if (outcome.kind === 'failed') await lockWallet(tx, sale.agentId);
    const [ended] = await tx
      .update(transactions)
      .set({
        status: outcome.kind,
        delivery: { message: outcome.message, ...outcome.goods },
        dueAt: null,
        ...(outcome.kind === 'failed' && { commission: kobo(0) }),
      })
      .where(stillOpen(sale.id))
      .returning();
    if (!ended) return undefined;
    await (outcome.kind === 'delivered' ? payOut(tx, sale, at) : refund(tx, sale, at));
    await recordSale(tx, ended, `sale.${outcome.kind}`, context);
    return ended;
  });
}

async function payOut(tx: Queries, sale: Transaction, at: Date): Promise<void> {
  await endReservation(tx, sale.id);
  await post(tx, {
    kind: 'delivery',
    transactionId: sale.id,
    at,
    legs: [
      { account: 'held', amount: -sale.amount },
      { account: 'provider', amount: sale.amount - sale.commission },
      { account: commissionOf(sale.agentId), amount: sale.commission },
    ],
  });
}

/**
 * Refunds a sale by a separate transaction, so that the history shows the refund. Returns the held units to the
 * stock, because nothing was delivered.
 */
async function refund(tx: Queries, sale: Transaction, at: Date): Promise<void> {
  await returnReserved(tx, sale.id);
  const id = randomUUID();
  await tx.insert(transactions).values({ ...refundOf(sale, at), id, ref: newRef(at) });
  await post(tx, {
    kind: 'refund',
    transactionId: id,
    at,
    legs: [
      { account: 'held', amount: -sale.amount },
      { account: walletOf(sale.agentId), amount: sale.amount },
    ],
  });
  await restoreAllowance(tx, sale);
}

/**
 * The fields of a refund's row. It has no recipient and no service, so that it is never mistaken for the sale itself.
 */
export function refundOf(
  sale: Pick<Transaction, 'id' | 'agentId' | 'name' | 'amount' | 'ref' | 'category'>,
  at: Date,
) {
  return {
    agentId: sale.agentId,
    refundOf: sale.id,
    kind: 'refund',
    status: 'delivered',
    name: 'Refund',
    description: `${sale.name}, ${sale.ref}`,
    category: sale.category,
    amount: sale.amount,
    fee: kobo(0),
    commission: kobo(0),
    createdAt: at,
  } as const;
}

/**
 * Keeps a sale with an unknown outcome open: the money stays held, and it is requeried at `asked` (ms) or at a
 * promised time, whichever is earlier. Returns the same as `settle`.
 */
export async function keepPending(
  sale: Transaction,
  asked: number,
  context: AppContext,
): Promise<Transaction | undefined> {
  const dueAt = new Date(nextRequeryAt(sale, asked, context.clock(), context.settlement));
  const [kept] = await context.db
    .update(transactions)
    .set({ status: 'pending', dueAt })
    .where(stillOpen(sale.id))
    .returning();
  return kept;
}
