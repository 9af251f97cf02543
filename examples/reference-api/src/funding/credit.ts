import { randomUUID } from 'node:crypto';
import { kobo } from '@oja/core';
import { and, eq } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { type FundingStatus, fundings } from '../database/funding.schema.ts';
import type { Queries } from '../database/open.ts';
import { transactions } from '../database/sale.schema.ts';
import { lockWallet, post, walletOf } from '../ledger/post.ts';
import { newRef } from '../sale/reference.ts';
import { recordFunding } from '../webhooks/recordDomainEvents.ts';

export type Funding = typeof fundings.$inferSelect;

const ways: Record<Funding['method'], string> = {
  automatic: 'Card payment',
  manual: 'Manual transfer, checked by us',
  transfer: 'Transfer to your account',
};

/**
 * Credits a funding's net amount to the wallet and approves it, if its status is still `from`. A repeated event
 * credits once: returns `false` if the funding has ended before.
 */
export async function credit(
  tx: Queries,
  funding: Funding,
  from: FundingStatus,
  context: AppContext,
): Promise<boolean> {
  const { agentId, amount, fee, method, reference } = funding;
  const at = new Date(context.clock());
  // Locks the wallet first, as every transaction that moves money does: a different order could deadlock.
  await lockWallet(tx, agentId);
  const id = randomUUID();
  const open = and(eq(fundings.reference, reference), eq(fundings.status, from));
  const [still] = await tx.select({ status: fundings.status }).from(fundings).where(open).for('update');
  if (!still) return false;
  const net = kobo(amount - fee);
  await tx.insert(transactions).values({
    name: 'Wallet funding',
    description: ways[method],
    amount: net,
    fee,
    commission: kobo(0),
    id,
    ref: newRef(at),
    agentId,
    reference,
    kind: 'funding',
    status: 'delivered',
    createdAt: at,
  });
  await post(tx, {
    kind: 'funding',
    transactionId: id,
    at,
    legs: [
      { account: 'funding', amount: -amount },
      { account: 'fees', amount: fee },
      { account: walletOf(agentId), amount: net },
    ],
  });
  await tx
    .update(fundings)
    .set({ status: 'approved', transactionId: id })
    .where(eq(fundings.reference, reference));
  await recordFunding(tx, { agentId, reference }, context);
  return true;
}
