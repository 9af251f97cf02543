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

/** Secrets of 256 random bits are kept as this: there is nothing to guess. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('hex');
/** Bound to its reference: one OTP says nothing about another. */
const hashOtp = (reference: string, otp: string) => hashSecret(`${reference}\n${otp}`);

/** 256 random bits; known by the client alone. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** Six digits; eight once the codes of an address are slowed down, so that more codes are no more chances. */
export const newOtp = (isSlowed: boolean) =>
  isSlowed ? String(randomInt(100_000_000)).padStart(8, '0') : String(randomInt(1_000_000)).padStart(6, '0');

/** A new code for this purpose, good for ten minutes and five tries. `agentId` is null for an address that nobody has. */
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
  invalid('otp', 'This code is wrong or too old. Ask for a new one if you are not sure.');

/** What was typed, and where it came from. */
export interface TypedCode {
  readonly reference: string;
  readonly otp: string;
  readonly address: string;
}

/** The reset that the right code is for; 400 beside `otp` for any other. Five wrong ones end it. */
export async function acceptCode(
  { reference, otp, address }: TypedCode,
  purpose: Purpose,
  context: AppContext,
): Promise<{ referenceHash: string; agentId: string }> {
  await countTry('otp:ip', addressGroup(address), context, { address });
  // Counted before it is looked at, so that many tries at once count too.
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
