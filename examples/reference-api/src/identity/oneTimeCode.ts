import { createHash, randomBytes, randomInt } from 'node:crypto';
import { readCode } from '@oja/core';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { passwordResets } from '../database/identity.schema.ts';
import { invalid } from '../http/refusal.ts';
import { addressGroup } from '../limits/addressGroup.ts';
import { countTry } from '../limits/countTry.ts';

const LIFE_MS = 10 * 60 * 1000;
const MOST_TRIES = 5;

type Purpose = (typeof passwordResets.$inferSelect)['purpose'];

/** Hashes a secret of 256 random bits for storage. It can't be guessed, so a fast hash is safe. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('hex');
/** Includes the reference, so that equal OTPs have different hashes. */
const hashOtp = (reference: string, otp: string) => hashSecret(`${reference}\n${otp}`);

/** Returns 256 random bits that only the client knows. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** Six digits, or eight once the codes of an address are slowed down: more codes must not mean more guesses. */
export const newOtp = (isSlowed: boolean) =>
  isSlowed ? String(randomInt(100_000_000)).padStart(8, '0') : String(randomInt(1_000_000)).padStart(6, '0');

/**
 * Issues a code for this purpose, valid for ten minutes and five tries. `agentId` is `null` for an address
 * without an account.
 */
export async function issueCode(
  { agentId, purpose, isSlowed }: { agentId: string | null; purpose: Purpose; isSlowed: boolean },
  { db, clock }: AppContext,
): Promise<{ reference: string; otp: string }> {
  const now = clock();
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, new Date(now)));
  const reference = newSecret();
  const otp = newOtp(isSlowed);
  await db.insert(passwordResets).values({
    referenceHash: hashSecret(reference),
    agentId,
    purpose,
    otpHash: hashOtp(reference, otp),
    tries: 0,
    expiresAt: new Date(now + LIFE_MS),
  });
  return { reference, otp };
}

const wrongOtp = () =>
  invalid('otp', 'This code is wrong or has expired. Request a new one if you are not sure.');

/** A typed code, the reference that it belongs to, and the caller's network address. */
export interface TypedCode {
  readonly reference: string;
  readonly otp: string;
  readonly address: string;
}

/**
 * Returns the reset of the code. Throws a 400 for `otp` if the code is wrong or expired. Five wrong codes end a
 * reset.
 */
export async function acceptCode(
  { reference, otp, address }: TypedCode,
  purpose: Purpose,
  context: AppContext,
): Promise<{ referenceHash: string; agentId: string }> {
  await countTry('otp:ip', addressGroup(address), context, { address });
  // Counts the try before it compares the code, so that concurrent tries count too.
  const [reset] = await context.db
    .update(passwordResets)
    .set({ tries: sql`${passwordResets.tries} + 1` })
    .where(
      and(
        eq(passwordResets.referenceHash, hashSecret(reference)),
        eq(passwordResets.purpose, purpose),
        gt(passwordResets.expiresAt, new Date(context.clock())),
        lt(passwordResets.tries, MOST_TRIES),
        isNull(passwordResets.tokenHash),
      ),
    )
    .returning();
  if (!reset || reset.agentId === null || reset.otpHash !== hashOtp(reference, readCode(otp))) {
    context.security({ event: 'reset-code-refused', agentId: reset?.agentId ?? null, address });
    throw wrongOtp();
  }
  return { referenceHash: reset.referenceHash, agentId: reset.agentId };
}
