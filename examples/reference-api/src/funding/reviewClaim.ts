import { and, asc, eq } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { fundings } from '../database/funding.schema.ts';
import { agents } from '../database/identity.schema.ts';
import type { Queries } from '../database/open.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { lockWallet } from '../ledger/post.ts';
import { credit, type Funding } from './credit.ts';
import { type Rival, rivalsOf } from './rivals.ts';

/** A claim for a reviewer. `rivals` are other agents' claims to the same transfer. */
export interface ClaimToReview {
  readonly claim: Funding;
  readonly username: string;
  readonly rivals: readonly Rival[];
}

/** Claims in review, oldest first, each with the rival claims on the same transfer. */
export async function claimsInReview({ db }: AppContext): Promise<ClaimToReview[]> {
  const waiting = await db
    .select({ claim: fundings, username: agents.username })
    .from(fundings)
    .innerJoin(agents, eq(agents.id, fundings.agentId))
    .where(eq(fundings.status, 'in-review'))
    .orderBy(asc(fundings.createdAt), asc(fundings.reference));
  const rivals = await rivalsOf(
    db,
    waiting.map(({ claim }) => claim),
  );
  return waiting.map((one, at) => ({ ...one, rivals: rivals[at] ?? [] }));
}

export type Verdict = { readonly approve: true } | { readonly approve: false; readonly reason: string };

/**
 * Approves or rejects a claim, once. Throws a 404 for an unknown claim, a 409 `reviewed_before` for a reviewed one,
 * and a 409 `credited_before` for a transfer that was already credited.
 */
export async function reviewClaim(reference: string, verdict: Verdict, context: AppContext): Promise<void> {
  await context.db.transaction(async (tx) => {
    const claim = await lockClaim(tx, reference);
    if (claim.status !== 'in-review')
      throw new Refusal(409, 'reviewed_before', `This claim was already ${claim.status}.`, {
        data: { status: claim.status },
      });
    if (!verdict.approve) {
      const rejected = { status: 'rejected' as const, reason: verdict.reason };
      await tx.update(fundings).set(rejected).where(eq(fundings.reference, reference));
      return;
    }
    const [rivals = []] = await rivalsOf(tx, [claim]);
    const paid = rivals.find(({ status }) => status === 'approved');
    if (paid)
      throw new Refusal(
        409,
        'credited_before',
        `This transfer was already credited to ${paid.username} (${paid.reference}). Reject this claim.`,
      );
    await credit(tx, claim, 'in-review', context);
  });
  context.security({
    event: 'claim-reviewed',
    reference,
    verdict: verdict.approve ? 'approved' : 'rejected',
  });
}

/**
 * Locks the wallet first, as every transaction that moves money does, then every claim of the same transfer in one
 * order: two verdicts on one transfer are serialised, even on different claims.
 */
async function lockClaim(tx: Queries, reference: string): Promise<Funding> {
  const manual = and(eq(fundings.reference, reference), eq(fundings.method, 'manual'));
  const [found] = await tx.select().from(fundings).where(manual);
  if (!found || found.transferReference === null)
    throw notFound('No claim with this reference is waiting for a review.');
  await lockWallet(tx, found.agentId);
  const claims = await tx
    .select()
    .from(fundings)
    .where(eq(fundings.transferReference, found.transferReference))
    .orderBy(asc(fundings.reference))
    .for('update');
  const claim = claims.find((one) => one.reference === reference);
  if (!claim) throw new Error('A claim vanished while it was being locked');
  return claim;
}
