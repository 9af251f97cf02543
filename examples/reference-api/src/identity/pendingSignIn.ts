import { MINUTE } from '@oja/core';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { agents } from '../database/identity.schema.ts';
import { pendingSignIns } from '../database/secondFactor.schema.ts';
import { Refusal } from '../http/refusal.ts';
import { type FactorWay, factorRequest } from './proveFactor.ts';
import { hashToken, newToken } from './token.ts';

/** Long enough to find the phone. */
const LIFE_MS = 5 * MINUTE;
const MOST_TRIES = 5;

/**
 * Creates the refusal for a correct password that needs a second factor. Its `reference` is not a session: it grants
 * no access.
 */
export async function askForFactor(
  agentId: string,
  ways: readonly FactorWay[],
  { db, clock }: AppContext,
): Promise<Refusal> {
  const reference = newToken('signIn');
  const expiresAt = new Date(clock() + LIFE_MS);
  await db.insert(pendingSignIns).values({ referenceHash: hashToken(reference), agentId, expiresAt });
  return new Refusal(403, 'second_factor_required', factorRequest(ways), { data: { reference, ways } });
}

const over = () => new Refusal(400, 'sign_in_over', 'This sign-in took too long. Enter your password again.');

/** A sign-in that can still be completed. */
const isOpen = (reference: string, { clock }: AppContext) =>
  and(
    eq(pendingSignIns.referenceHash, hashToken(reference)),
    gt(pendingSignIns.expiresAt, new Date(clock())),
    lt(pendingSignIns.tries, MOST_TRIES),
  );

/** The agent of a pending sign-in. Throws a 400 `sign_in_over` for any other reference. */
export async function findSignIn(reference: string, context: AppContext): Promise<string> {
  const [pending] = await context.db.select().from(pendingSignIns).where(isOpen(reference, context));
  if (!pending) throw over();
  return pending.agentId;
}

/** Completes the sign-in and returns its agent, unless `prove` throws. The fifth try ends it. */
export async function finishSignIn(
  reference: string,
  prove: (agentId: string) => Promise<void>,
  context: AppContext,
): Promise<typeof agents.$inferSelect> {
  const { db } = context;
  // Counted before the check, so that concurrent tries count too.
  const [pending] = await db
    .update(pendingSignIns)
    .set({ tries: sql`${pendingSignIns.tries} + 1` })
    .where(isOpen(reference, context))
    .returning();
  if (!pending) throw over();
  await prove(pending.agentId);
  const own = eq(pendingSignIns.referenceHash, hashToken(reference));
  const [done] = await db.delete(pendingSignIns).where(own).returning();
  const [agent] = await db.select().from(agents).where(eq(agents.id, pending.agentId));
  // A concurrent password reset has ended it.
  if (!done || !agent) throw over();
  return agent;
}
