import { createHash, randomBytes, randomInt } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { agents, passwordResets, sessions } from '../database/identity.schema.ts';
import { knownAddresses } from '../database/limit.schema.ts';
import { invalid, Refusal } from '../http/refusal.ts';
import { addressGroup } from '../limits/addressGroup.ts';
import { countTry, slowDown } from '../limits/countTry.ts';
import { endKeys, tellOfEnd } from './apiKeys.ts';
import { isKnownAddress, rememberAddress } from './knownAddresses.ts';
import { hashNewPassword } from './newPassword.ts';

const LIFE_MS = 10 * 60 * 1000;
const MOST_TRIES = 5;

const hash = (secret: string) => createHash('sha256').update(secret).digest('hex');
/** Bound to its reference: one OTP says nothing about another. */
const hashOtp = (reference: string, otp: string) => hash(`${reference}\n${otp}`);

/** 256 random bits; known by the client alone. */
const newSecret = () => randomBytes(32).toString('base64url');

/** Six digits; eight once the codes of an address are slowed down, so that more codes are no more chances. */
const newOtp = (isSlowed: boolean) =>
  isSlowed ? String(randomInt(100_000_000)).padStart(8, '0') : String(randomInt(1_000_000)).padStart(6, '0');

/**
 * Begins a reset: an OTP goes to the address, if somebody has it. The answer is the same, and takes the same steps,
 * whether anybody does. Strangers who ask for many codes slow each other down, and not the owner at a known address.
 */
export async function startReset(
  email: string,
  address: string,
  context: AppContext,
): Promise<{ reference: string }> {
  const to = email.trim().toLowerCase();
  const from = addressGroup(address);
  const about = { identifier: to, address };
  await countTry('reset:ip', from, context, { address });
  await countTry('reset:email-ip', `${to}\n${from}`, context, about);
  const [agent] = await context.db.select({ id: agents.id }).from(agents).where(eq(agents.email, to));
  const isKnown = await isKnownAddress(agent?.id, address, context);
  const isSlowed = !isKnown && (await slowDown('reset:email', to, context, about));
  const now = context.clock();
  await context.db.delete(passwordResets).where(lt(passwordResets.expiresAt, new Date(now)));
  const reference = newSecret();
  const otp = newOtp(isSlowed);
  await context.db.insert(passwordResets).values({
    referenceHash: hash(reference),
    agentId: agent?.id ?? null,
    otpHash: hashOtp(reference, otp),
    tries: 0,
    expiresAt: new Date(now + LIFE_MS),
  });
  context.security({ event: 'reset-requested', agentId: agent?.id ?? null, ...about });
  if (agent)
    context.tell({ to, text: `Your code to set a new password is ${otp}. It is good for 10 minutes.` });
  return { reference };
}

const wrongOtp = () =>
  invalid('otp', 'This code is wrong or too old. Ask for a new one if you are not sure.');

/** The right OTP gives the right to set the password, once. Five wrong ones end the reset. */
export async function acceptOtp(
  reference: string,
  otp: string,
  address: string,
  context: AppContext,
): Promise<{ resetToken: string }> {
  await countTry('otp:ip', addressGroup(address), context, { address });
  const resetToken = newSecret();
  // Counted before it is looked at, so that many tries at once count too.
  const [reset] = await context.db
    .update(passwordResets)
    .set({ tries: sql`${passwordResets.tries} + 1` })
    .where(
      and(
        eq(passwordResets.referenceHash, hash(reference)),
        gt(passwordResets.expiresAt, new Date(context.clock())),
        lt(passwordResets.tries, MOST_TRIES),
        isNull(passwordResets.tokenHash),
      ),
    )
    .returning();
  if (!reset || reset.agentId === null || reset.otpHash !== hashOtp(reference, otp.trim())) {
    context.security({ event: 'reset-code-refused', agentId: reset?.agentId ?? null, address });
    throw wrongOtp();
  }
  await context.db
    .update(passwordResets)
    .set({ tokenHash: hash(resetToken) })
    .where(eq(passwordResets.referenceHash, reset.referenceHash));
  return { resetToken };
}

const resetOver = () =>
  new Refusal(400, 'reset_over', 'This reset is over. Start again from "Forgot password".');

/** The reset that the token is for, while it lasts. */
const ofToken = (resetToken: string, { clock }: AppContext) =>
  and(eq(passwordResets.tokenHash, hash(resetToken)), gt(passwordResets.expiresAt, new Date(clock())));

/**
 * Sets the new password, ends every session of the agent and revokes every API key: an agent who forgot the password, or had
 * it taken, can't tell who made those keys. From now on this address, and no other, is known. A password that is refused
 * leaves the reset as it is. Gives back how many keys ended.
 */
export async function confirmReset(
  resetToken: string,
  password: string,
  address: string,
  context: AppContext,
): Promise<number> {
  const [owner] = await context.db
    .select({ username: agents.username, email: agents.email, phone: agents.phone })
    .from(passwordResets)
    .innerJoin(agents, eq(agents.id, passwordResets.agentId))
    .where(ofToken(resetToken, context));
  if (!owner) throw resetOver();
  const passwordHash = await hashNewPassword(password, 'password', owner);
  const { agentId, ended } = await context.db.transaction(async (tx) => {
    const [reset] = await tx.delete(passwordResets).where(ofToken(resetToken, context)).returning();
    if (!reset || reset.agentId === null) throw resetOver();
    await tx.update(agents).set({ passwordHash }).where(eq(agents.id, reset.agentId));
    await tx.delete(sessions).where(eq(sessions.agentId, reset.agentId));
    await tx.delete(passwordResets).where(eq(passwordResets.agentId, reset.agentId));
    await tx.delete(knownAddresses).where(eq(knownAddresses.agentId, reset.agentId));
    return { agentId: reset.agentId, ended: await endKeys(tx, reset.agentId, context.clock()) };
  });
  await rememberAddress(agentId, address, context);
  context.security({ event: 'password-reset', agentId, address });
  await tellOfEnd(agentId, ended, 'password reset', context);
  return ended.length;
}
