import { DAY, kobo } from '@oja/core';
import { and, desc, eq } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { fundings } from '../database/funding.schema.ts';
import { agents } from '../database/identity.schema.ts';
import { parseTimeField } from '../http/parseTime.ts';
import { invalid, Refusal } from '../http/refusal.ts';
import { lockWallet } from '../ledger/post.ts';
import { LEAST_MANUAL, newFundingReference, readAmount } from './checkout.ts';
import { checkCaps } from './claimCaps.ts';
import { banks } from './dedicatedAccounts.ts';
import { rivalsOf } from './rivals.ts';

export interface Claim {
  readonly amount: string;
  readonly bankCode: string;
  readonly senderName: string;
  /** The bank's own number of the transfer. */
  readonly transferReference: string;
  readonly paidAt: string;
}

/**
 * Records an agent's claim that a transfer was made. The wallet changes only after a person has found it on the bank
 * statement. Another agent may have claimed the same transfer: the reviewer sees both.
 */
export async function claimTransfer(
  agentId: string,
  claim: Claim,
  { db, clock, security }: AppContext,
): Promise<{ reference: string }> {
  const amount = readAmount(claim.amount, LEAST_MANUAL);
  const { bankCode, senderName } = claim;
  if (!banks.some(({ code }) => code === bankCode))
    throw invalid('bankCode', 'Choose the bank the transfer came from.');
  const paidAt = parseTimeField('paidAt', claim.paidAt);
  if (paidAt.getTime() > clock() + DAY) throw invalid('paidAt', 'Enter when the transfer was made.');
  const createdAt = new Date(clock());
  const reference = newFundingReference(createdAt);
  const transferReference = claim.transferReference.trim().toUpperCase();
  const isDisputed = await db.transaction(async (tx) => {
    // Serialises one agent's claims, so that they are counted correctly.
    await lockWallet(tx, agentId);
    await checkCaps(tx, agentId, amount);
    const made = await tx
      .insert(fundings)
      .values({
        reference,
        agentId,
        amount,
        bankCode,
        senderName,
        transferReference,
        paidAt,
        createdAt,
        method: 'manual',
        status: 'in-review',
        fee: kobo(0),
      })
      .onConflictDoNothing()
      .returning({ reference: fundings.reference });
    if (made.length === 0)
      throw new Refusal(
        409,
        'claimed_before',
        'You have already claimed this transfer. Wait for its review.',
      );
    const [rivals = []] = await rivalsOf(tx, [{ reference, transferReference }]);
    return rivals.length > 0;
  });
  if (isDisputed) security({ event: 'claim-disputed', agentId, reference });
  return { reference };
}

/** The accounts for manual transfers, and the agent's earlier claims, newest first. */
export async function manualFunding(agentId: string, { db, payments }: AppContext) {
  const [agent] = await db.select({ username: agents.username }).from(agents).where(eq(agents.id, agentId));
  const claims = await db
    .select()
    .from(fundings)
    .where(and(eq(fundings.agentId, agentId), eq(fundings.method, 'manual')))
    .orderBy(desc(fundings.createdAt))
    .limit(50);
  return {
    accounts: payments.manualAccounts,
    narration: (agent?.username ?? '').toUpperCase(),
    minimum: LEAST_MANUAL,
    claims,
  };
}
