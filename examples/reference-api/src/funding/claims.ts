import { kobo } from '@oja/core';
import { and, asc, desc, eq } from 'drizzle-orm';
import { fundings } from '../database/funding.schema.ts';
import { agents } from '../database/identity.schema.ts';
import type { House } from '../house.ts';
import { invalid, notFound, Refusal } from '../http/refusal.ts';
import { banks, houseAccounts } from './banks.ts';
import { newFundingReference, readAmount } from './checkout.ts';
import { credit } from './credit.ts';
import { LEAST_MANUAL } from './fees.ts';

export interface Claim {
  readonly amount: string;
  readonly bankCode: string;
  readonly senderName: string;
  /** The bank's own number of the transfer. */
  readonly transferReference: string;
  readonly paidAt: string;
}

/** Somebody says that a transfer was made: nothing moves until a person has seen it on the statement. */
export async function claimTransfer(
  agentId: string,
  claim: Claim,
  { db, clock }: House,
): Promise<{ reference: string }> {
  const amount = readAmount(claim.amount, LEAST_MANUAL);
  const { bankCode, senderName } = claim;
  if (!banks.some(({ code }) => code === bankCode))
    throw invalid('bankCode', 'Choose the bank the transfer came from.');
  const paidAt = new Date(claim.paidAt);
  if (!(paidAt.getTime() <= clock() + 86_400_000))
    throw invalid('paidAt', 'Enter when the transfer was made.');
  const createdAt = new Date(clock());
  const reference = newFundingReference(createdAt);
  const transferReference = claim.transferReference.trim().toUpperCase();
  const made = await db
    .insert(fundings)
    .values({
      ...{ reference, agentId, amount, bankCode, senderName, transferReference, paidAt, createdAt },
      method: 'manual',
      status: 'in-review',
      fee: kobo(0),
    })
    .onConflictDoNothing()
    .returning({ reference: fundings.reference });
  if (made.length === 0) throw new Refusal(409, 'claimed_before', 'This transfer has been claimed before.');
  return { reference };
}

/** Where to pay by hand, and what became of earlier transfers, the newest first. */
export async function manualFunding(agentId: string, { db }: House) {
  const [agent] = await db.select({ username: agents.username }).from(agents).where(eq(agents.id, agentId));
  const claims = await db
    .select()
    .from(fundings)
    .where(and(eq(fundings.agentId, agentId), eq(fundings.method, 'manual')))
    .orderBy(desc(fundings.createdAt))
    .limit(50);
  return {
    accounts: houseAccounts,
    narration: (agent?.username ?? '').toUpperCase(),
    minimum: LEAST_MANUAL,
    claims,
  };
}

/** What waits for a person, the oldest first. */
export const claimsInReview = ({ db }: House) =>
  db
    .select({ claim: fundings, username: agents.username })
    .from(fundings)
    .innerJoin(agents, eq(agents.id, fundings.agentId))
    .where(eq(fundings.status, 'in-review'))
    .orderBy(asc(fundings.createdAt));

export type Verdict = { readonly approve: true } | { readonly approve: false; readonly reason: string };

/** A person's word on a claim, once: 404 for none that waits. */
export async function reviewClaim(reference: string, verdict: Verdict, { db, clock }: House): Promise<void> {
  await db.transaction(async (tx) => {
    const waiting = and(eq(fundings.reference, reference), eq(fundings.status, 'in-review'));
    const [claim] = await tx.select().from(fundings).where(waiting);
    if (!claim) throw notFound('No claim under this reference waits for a review.');
    if (verdict.approve) {
      await credit(tx, claim, 'in-review', new Date(clock()));
      return;
    }
    await tx.update(fundings).set({ status: 'rejected', reason: verdict.reason }).where(waiting);
  });
}
