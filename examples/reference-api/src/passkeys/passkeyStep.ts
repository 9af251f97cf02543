import { randomBytes } from 'node:crypto';
import { MINUTE } from '@oja/core';
import { and, eq, gt } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { passkeySteps } from '../database/passkey.schema.ts';
import { hashToken, newToken, prefixes } from '../identity/token.ts';

/** Long enough to find the phone or the key. */
export const STEP_MS = 5 * MINUTE;

type Kind = (typeof passkeySteps.$inferSelect)['kind'];

/** Whose step it is, and of which kind: it counts for nothing else. */
export interface StepHolder {
  readonly agentId: string;
  /** The hash of a session or of a sign-in's reference. */
  readonly holderHash: string;
  readonly kind: Kind;
}

async function keep(token: string, holder: StepHolder, { db, clock }: AppContext): Promise<Date> {
  const expiresAt = new Date(clock() + STEP_MS);
  await db.insert(passkeySteps).values({ tokenHash: hashToken(token), ...holder, expiresAt });
  return expiresAt;
}

/** Uses up a step; false where there is none that counts, or another call took it at the same moment. */
async function spend(token: string, holder: StepHolder, { db, clock }: AppContext): Promise<boolean> {
  const spent = await db
    .delete(passkeySteps)
    .where(
      and(
        eq(passkeySteps.tokenHash, hashToken(token)),
        eq(passkeySteps.agentId, holder.agentId),
        eq(passkeySteps.holderHash, holder.holderHash),
        eq(passkeySteps.kind, holder.kind),
        gt(passkeySteps.expiresAt, new Date(clock())),
      ),
    )
    .returning({ agentId: passkeySteps.agentId });
  return spent.length > 0;
}

/** A new challenge for an authenticator to sign: 256 random bits. */
export async function newChallenge(holder: StepHolder, context: AppContext): Promise<Buffer<ArrayBuffer>> {
  const challenge = Buffer.from(randomBytes(32));
  await keep(challenge.toString('base64url'), holder, context);
  return challenge;
}

/** Uses up a challenge, as the client data has it. */
export const spendChallenge = spend;

/** A code for a passkey that has proven: it takes the place of a typed one, once and in this session. */
export async function newProvenCode(
  holder: Omit<StepHolder, 'kind'>,
  context: AppContext,
): Promise<{ code: string; expiresAt: Date }> {
  const code = newToken('passkey', 18);
  return { code, expiresAt: await keep(code, { ...holder, kind: 'proven' }, context) };
}

/** Null for what was typed and is no code of a passkey; else whether it was good. */
export async function spendProvenCode(
  typed: string,
  holder: Omit<StepHolder, 'kind'>,
  context: AppContext,
): Promise<boolean | null> {
  const code = typed.trim();
  if (!code.startsWith(prefixes.passkey)) return null;
  return spend(code, { ...holder, kind: 'proven' }, context);
}
