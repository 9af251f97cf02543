import { createHash, randomBytes, randomInt } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { agents, passwordResets, sessions } from '../database/identity.schema.ts';
import type { House } from '../house.ts';
import { invalid, Refusal } from '../http/refusal.ts';
import { limitTries } from './limitSignIn.ts';
import { hashNewPassword } from './newPassword.ts';

const LIFE_MS = 10 * 60 * 1000;
const MOST_TRIES = 5;

const hash = (secret: string) => createHash('sha256').update(secret).digest('hex');
/** Bound to its reference: one OTP of six digits says nothing about another. */
const hashOtp = (reference: string, otp: string) => hash(`${reference}\n${otp}`);

/** 256 random bits; known by the client alone. */
const newSecret = () => randomBytes(32).toString('base64url');

/**
 * Begins a reset: an OTP goes to the address, if somebody has it. The answer is the same, and takes the same steps,
 * whether anybody does.
 */
export async function startReset(
  email: string,
  address: string,
  house: House,
): Promise<{ reference: string }> {
  const to = email.trim().toLowerCase();
  await limitTries(`reset\n${address}`, 20, house);
  await limitTries(`reset\n${to}`, 5, house);
  const now = house.clock();
  await house.db.delete(passwordResets).where(lt(passwordResets.expiresAt, new Date(now)));
  const [agent] = await house.db.select({ id: agents.id }).from(agents).where(eq(agents.email, to));
  const reference = newSecret();
  const otp = String(randomInt(1_000_000)).padStart(6, '0');
  await house.db.insert(passwordResets).values({
    referenceHash: hash(reference),
    agentId: agent?.id ?? null,
    otpHash: hashOtp(reference, otp),
    tries: 0,
    expiresAt: new Date(now + LIFE_MS),
  });
  if (agent)
    house.tell({ to, text: `Your code to set a new password is ${otp}. It is good for 10 minutes.` });
  return { reference };
}

const wrongOtp = () =>
  invalid('otp', 'This code is wrong or too old. Ask for a new one if you are not sure.');

/** The right OTP gives the right to set the password, once. Five wrong ones end the reset. */
export async function acceptOtp(
  reference: string,
  otp: string,
  house: House,
): Promise<{ resetToken: string }> {
  const resetToken = newSecret();
  // Counted before it is looked at, so that many tries at once count too.
  const [reset] = await house.db
    .update(passwordResets)
    .set({ tries: sql`${passwordResets.tries} + 1` })
    .where(
      and(
        eq(passwordResets.referenceHash, hash(reference)),
        gt(passwordResets.expiresAt, new Date(house.clock())),
        lt(passwordResets.tries, MOST_TRIES),
        isNull(passwordResets.tokenHash),
      ),
    )
    .returning();
  if (!reset || reset.agentId === null || reset.otpHash !== hashOtp(reference, otp.trim())) throw wrongOtp();
  await house.db
    .update(passwordResets)
    .set({ tokenHash: hash(resetToken) })
    .where(eq(passwordResets.referenceHash, reset.referenceHash));
  return { resetToken };
}

/** Sets the new password and ends every session of the agent: whoever else is signed in has to know it now. */
export async function confirmReset(resetToken: string, password: string, house: House): Promise<void> {
  const passwordHash = await hashNewPassword(password, 'password');
  await house.db.transaction(async (tx) => {
    const [reset] = await tx
      .delete(passwordResets)
      .where(
        and(
          eq(passwordResets.tokenHash, hash(resetToken)),
          gt(passwordResets.expiresAt, new Date(house.clock())),
        ),
      )
      .returning();
    if (!reset || reset.agentId === null)
      throw new Refusal(400, 'reset_over', 'This reset is over. Start again from "Forgot password".');
    await tx.update(agents).set({ passwordHash }).where(eq(agents.id, reset.agentId));
    await tx.delete(sessions).where(eq(sessions.agentId, reset.agentId));
    await tx.delete(passwordResets).where(eq(passwordResets.agentId, reset.agentId));
  });
}
