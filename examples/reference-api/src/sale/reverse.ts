import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { transactions } from '../database/sale.schema.ts';
import { commissionOf, lockWallet, post, walletOf } from '../ledger/post.ts';
import { recordSale } from '../webhooks/recordDomainEvents.ts';
import { newRef } from './reference.ts';
import { refundOf } from './settle.ts';

/**
 * Reverses a delivered sale: refunds the wallet from the provider's account and from the agent's commission. Ignores
 * a sale that is not delivered, so a repeated reversal has no effect. Returns `true` if the sale is settled either
 * way.
 */
export function reverse(ref: string, context: AppContext): Promise<boolean> {
  const at = new Date(context.clock());
  return context.db.transaction(async (tx) => {
    const [sale] = await tx.select().from(transactions).where(eq(transactions.ref, ref));
    if (!sale) return true;
    await lockWallet(tx, sale.agentId);
    const taken = await tx
      .update(transactions)
      .set({ status: 'reversed' })
      .where(and(eq(transactions.id, sale.id), eq(transactions.status, 'delivered')))
      .returning({ id: transactions.id });
    // The provider may report a reversal before the delivery: then it must report it again.
    if (taken.length === 0) return sale.status === 'reversed' || sale.status === 'failed';
    const id = randomUUID();
    await tx.insert(transactions).values({ ...refundOf(sale, at), id, ref: newRef(at) });
    await post(tx, {
      kind: 'reversal',
      transactionId: id,
      at,
      legs: [
        { account: 'provider', amount: sale.commission - sale.amount },
        { account: commissionOf(sale.agentId), amount: -sale.commission },
        { account: walletOf(sale.agentId), amount: sale.amount },
      ],
    });
    await recordSale(tx, sale, 'sale.refunded', context);
    return true;
  });
}
