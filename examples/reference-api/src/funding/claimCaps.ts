import { formatMoney, type Kobo, kobo } from '@oja/core';
import { and, count, eq, isNotNull, or, sum } from 'drizzle-orm';
import { fundings } from '../database/funding.schema.ts';
import type { Queries } from '../database/open.ts';
import { invalid, Refusal } from '../http/refusal.ts';

/** Claims of one agent that wait for a person at a time: each costs that person some minutes. */
export const MOST_OPEN_CLAIMS = 5;
/** What the open claims of an agent may come to before anything of theirs was ever credited: ₦1,000,000. */
export const MOST_OF_NEW_AGENT: Kobo = kobo(100_000_000);

/**
 * Refuses a claim that is one too many, or too much for somebody of whom no payment has arrived yet. Call it with the
 * agent's wallet locked, so that claims made at once count each other.
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
      `${MOST_OPEN_CLAIMS} of your transfers are being checked. Claim the next when one of them is done.`,
    );
  const left = kobo(MOST_OF_NEW_AGENT - (open?.total ?? 0));
  if (amount <= left || (await hasPaidBefore(tx, agentId))) return;
  throw invalid(
    'amount',
    `Until your first payment has arrived, we check ${formatMoney(MOST_OF_NEW_AGENT)} at a time. ${formatMoney(left)} is left.`,
  );
}

/** True once any payment of the agent was credited, by card, transfer or hand. */
async function hasPaidBefore(tx: Queries, agentId: string): Promise<boolean> {
  const credited = or(eq(fundings.status, 'approved'), isNotNull(fundings.transactionId));
  const [paid] = await tx
    .select({ reference: fundings.reference })
    .from(fundings)
    .where(and(eq(fundings.agentId, agentId), credited))
    .limit(1);
  return paid !== undefined;
}
