import { randomBytes } from 'node:crypto';
import { MINUTE } from '@oja/core';
import { and, eq, gt } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { passkeySteps } from '../database/passkey.schema.ts';
import { hashToken, newToken, prefixes } from '../identity/token.ts';

/** Long enough to find the phone or the key. */
export const STEP_MS = 5 * MINUTE;

type Kind = (typeof passkeySteps.$inferSelect)['kind'];

/** The owner and the kind of a step. It is valid for nothing else. */
export interface PasskeyOwner {
  readonly agentId: string;
  /** The hash of a session, or of a sign-in's reference. */
  readonly holderHash: string;
  readonly kind: Kind;
}

async function keep(token: string, holder: PasskeyOwner, { db, clock }: AppContext): Promise<Date> {
  const expiresAt = new Date(clock() + STEP_MS);
  await db.insert(passkeySteps).values({ tokenHash: hashToken(token), ...holder, expiresAt });
  return expiresAt;
}

/** Uses up a step. Returns `false` if it is invalid, or if a concurrent call used it. */
async function spend(token: string, holder: PasskeyOwner, { db, clock }: AppContext): Promise<boolean> {
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

/** Creates a challenge of 256 random bits for an authenticator to sign. */
export async function newChallenge(holder: PasskeyOwner, context: AppContext): Promise<Buffer<ArrayBuffer>> {
  const challenge = Buffer.from(randomBytes(32));
  await keep(challenge.toString('base64url'), holder, context);
  return challenge;
}

/** Uses up a challenge from the client data. */
export const spendChallenge = spend;

/** Issues a code after a passkey was confirmed. It replaces a typed code, once and in this session. */
export async function newProvenCode(
  holder: Omit<PasskeyOwner, 'kind'>,
  context: AppContext,
): Promise<{ code: string; expiresAt: Date }> {
  const code = newToken('passkey', 18);
  return { code, expiresAt: await keep(code, { ...holder, kind: 'proven' }, context) };
}

/** Uses up a passkey's code. Returns whether it was valid; `null` if the text has another form. */
export async function spendProvenCode(
  typed: string,
  holder: Omit<PasskeyOwner, 'kind'>,
  context: AppContext,
): Promise<boolean | null> {
  const code = typed.trim();
  if (!code.startsWith(prefixes.passkey)) return null;
  return spend(code, { ...holder, kind: 'proven' }, context);
}
