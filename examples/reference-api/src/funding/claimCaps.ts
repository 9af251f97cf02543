import { formatMoney, type Kobo, kobo } from '@oja/core';
import { and, count, eq, isNotNull, or, sum } from 'drizzle-orm';
import { fundings } from '../database/funding.schema.ts';
import type { Queries } from '../database/open.ts';
import { invalid, Refusal } from '../http/refusal.ts';

/** Maximum open claims per agent: each costs a reviewer some minutes. */
export const MOST_OPEN_CLAIMS = 5;
/** The limit on open claims of an agent before the first credited payment: ₦1,000,000. */
export const MOST_OF_NEW_AGENT: Kobo = kobo(100_000_000);

/**
 * Throws if an agent has too many open claims, or claims too much before a first payment was credited. The caller
 * holds the lock of the agent's wallet, so that concurrent claims count each other.
 */
export async function checkCaps(tx: Queries, agentId: string, amount: Kobo): Promise<void> {
  const waiting = and(eq(fundings.method, 'manual'), eq(fundings.status, 'in-review'));
  const [open] = await tx
    .select({ claims: count(), total: sum(fundings.amount).mapWith(Number) })
    .from(fundings)
    .where(and(eq(fundings.agentId, agentId), waiting));
  if (open && open.claims >= MOST_OPEN_CLAIMS)
    throw new Refusal(
      409,
      'too_many_claims',
      `We are checking ${MOST_OPEN_CLAIMS} of your transfers, which is the maximum. Claim the next one after we have checked one of them.`,
    );
  const left = kobo(MOST_OF_NEW_AGENT - (open?.total ?? 0));
  if (amount <= left || (await hasPaidBefore(tx, agentId))) return;
  throw invalid(
    'amount',
    `Until your first payment has arrived, you can claim ${formatMoney(MOST_OF_NEW_AGENT)} at a time. ${formatMoney(left)} is left.`,
  );
}

/** Whether any payment of the agent was credited, by card, transfer or review. */
async function hasPaidBefore(tx: Queries, agentId: string): Promise<boolean> {
  const credited = or(eq(fundings.status, 'approved'), isNotNull(fundings.transactionId));
  const [paid] = await tx
    .select({ reference: fundings.reference })
    .from(fundings)
    .where(and(eq(fundings.agentId, agentId), credited))
    .limit(1);
  return paid !== undefined;
}
