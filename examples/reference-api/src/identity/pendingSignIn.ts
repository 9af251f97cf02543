import { MINUTE } from '@oja/core';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { agents } from '../database/identity.schema.ts';
import { pendingSignIns } from '../database/secondFactor.schema.ts';
import { Refusal } from '../http/refusal.ts';
import { proveFactor } from './proveFactor.ts';
import { hashToken, newToken } from './token.ts';

/** Long enough to find the phone. */
const LIFE_MS = 5 * MINUTE;
const MOST_TRIES = 5;

/** Says that the password was right and a code is asked for too. `reference` is no session: it opens nothing by itself. */
export async function askForFactor(agentId: string, { db, clock }: AppContext): Promise<Refusal> {
  const reference = newToken('signIn');
  const expiresAt = new Date(clock() + LIFE_MS);
  await db.insert(pendingSignIns).values({ referenceHash: hashToken(reference), agentId, expiresAt });
  return new Refusal(403, 'second_factor_required', 'Enter the code from your authenticator app.', {
    data: { reference },
  });
}

const over = () => new Refusal(400, 'sign_in_over', 'This sign-in took too long. Enter your password again.');

/** The agent whose sign-in this is, once the code is right. Five wrong ones end it. */
export async function finishSignIn(
  {
    reference,
    code,
    address,
  }: { readonly reference: string; readonly code: string; readonly address: string },
  context: AppContext,
): Promise<typeof agents.$inferSelect> {
  const { db, clock } = context;
  const own = eq(pendingSignIns.referenceHash, hashToken(reference));
  // Counted before it is looked at, so that many tries at once count too.
  const [pending] = await db
    .update(pendingSignIns)
    .set({ tries: sql`${pendingSignIns.tries} + 1` })
    .where(and(own, gt(pendingSignIns.expiresAt, new Date(clock())), lt(pendingSignIns.tries, MOST_TRIES)))
    .returning();
  if (!pending) throw over();
  await proveFactor(pending.agentId, code, address, context);
  const [done] = await db.delete(pendingSignIns).where(own).returning();
  const [agent] = await db.select().from(agents).where(eq(agents.id, pending.agentId));
  // A reset of the password in the same moment has ended it.
  if (!done || !agent) throw over();
  return agent;
}
