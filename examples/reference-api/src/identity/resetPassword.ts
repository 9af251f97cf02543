import { and, eq, gt } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { agents, passwordResets, sessions } from '../database/identity.schema.ts';
import { knownAddresses } from '../database/limit.schema.ts';
import { pendingSignIns } from '../database/secondFactor.schema.ts';
import { Refusal } from '../http/refusal.ts';
import { addressGroup } from '../limits/addressGroup.ts';
import { countTry, slowDown } from '../limits/countTry.ts';
import { createNotice, sendNotification } from './agentNotification.ts';
import { endKeys, notifyKeysRevoked } from './apiKeys.ts';
import { passwordReset } from './changePassword.ts';
import { limitDevices } from './devices.ts';
import { isKnownAddress, rememberAddress } from './knownAddresses.ts';
import { hashNewPassword } from './newPassword.ts';
import { acceptCode, hashSecret, issueCode, newSecret } from './oneTimeCode.ts';

/**
 * Starts a reset: sends an OTP to the address if it has an account. The response and the steps are the same if it has
 * none. Many requests by strangers slow down strangers, but not the owner at a known address.
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
  const agentId = agent?.id ?? null;
  const { reference, otp } = await issueCode({ agentId, purpose: 'password', isSlowed }, context);
  context.security({ event: 'reset-requested', agentId, ...about });
  if (agent)
    context.tell({
      to,
      text: `Your code to set a new password is ${otp}. The code is valid for 10 minutes.`,
    });
  return { reference };
}

/** Exchanges the correct OTP for a token that sets the password once. Five wrong codes end the reset. */
export async function acceptOtp(
  reference: string,
  otp: string,
  address: string,
  context: AppContext,
): Promise<{ resetToken: string }> {
  const { referenceHash } = await acceptCode({ reference, otp, address }, 'password', context);
  const resetToken = newSecret();
  await context.db
    .update(passwordResets)
    .set({ tokenHash: hashSecret(resetToken) })
    .where(eq(passwordResets.referenceHash, referenceHash));
  return { resetToken };
}

const resetOver = () =>
  new Refusal(400, 'reset_over', 'This reset is no longer valid. Start again with “Forgot password”.');

/** Matches the reset of the token, until it expires. */
const ofToken = (resetToken: string, { clock }: AppContext) =>
  and(eq(passwordResets.tokenHash, hashSecret(resetToken)), gt(passwordResets.expiresAt, new Date(clock())));

/**
 * Sets the new password, ends every session of the agent, revokes every API key and notifies the agent. The keys end
 * because an agent who lost the password can't tell who created them. A second factor stays on and is still required.
 * The agent's devices count as new for a day, and only this address stays known. A refused password does not use up
 * the reset. Returns the number of revoked keys.
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
  const passwordHash = await hashNewPassword(password, 'password', owner, context);
  const now = context.clock();
  const news = passwordReset(now);
  const { agentId, ended } = await context.db.transaction(async (tx) => {
    const [reset] = await tx.delete(passwordResets).where(ofToken(resetToken, context)).returning();
    if (!reset || reset.agentId === null) throw resetOver();
    await tx.update(agents).set({ passwordHash }).where(eq(agents.id, reset.agentId));
    await tx.delete(sessions).where(eq(sessions.agentId, reset.agentId));
    await tx.delete(passwordResets).where(eq(passwordResets.agentId, reset.agentId));
    await tx.delete(pendingSignIns).where(eq(pendingSignIns.agentId, reset.agentId));
    await limitDevices(tx, reset.agentId, now);
    await createNotice(tx, reset.agentId, news, now);
    await tx.delete(knownAddresses).where(eq(knownAddresses.agentId, reset.agentId));
    return { agentId: reset.agentId, ended: await endKeys(tx, reset.agentId, now) };
  });
  await rememberAddress(agentId, address, context);
  context.security({ event: 'password-reset', agentId, address });
  await sendNotification(agentId, news, context);
  await notifyKeysRevoked(agentId, ended, 'password reset', context);
  return ended.length;
}
