import { checkPin, formatDateTime, type Kobo, kobo, parseNaira } from '@oja/core';
import { eq } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { agents, passwordResets, transactionPins } from '../database/identity.schema.ts';
import { invalid, Refusal } from '../http/refusal.ts';
import { countTry, forget, triesOf } from '../limits/countTry.ts';
import { limits } from '../limits/limits.ts';
import { type AgentNotification, createNotice, sendNotification } from './agentNotification.ts';
import type { AgentCaller } from './caller.ts';
import { spendConfirmation } from './confirmPassword.ts';
import { acceptCode, issueCode, type TypedCode } from './oneTimeCode.ts';
import { hashPassword } from './password.ts';

/** The protection of an agent's sales. */
export interface PinState {
  readonly isSet: boolean;
  readonly isLocked: boolean;
  readonly askFrom: Kobo;
}

/** The stored PIN of an agent; `undefined` if the agent has not set one. */
export async function findPin(agentId: string, { db }: AppContext) {
  const [row] = await db.select().from(transactionPins).where(eq(transactionPins.agentId, agentId));
  return row;
}

export async function isPinLocked(agentId: string, context: AppContext): Promise<boolean> {
  return (await triesOf('pin:agent', agentId, context)) >= limits['pin:agent'].tries;
}

export async function pinState(agentId: string, context: AppContext): Promise<PinState> {
  const row = await findPin(agentId, context);
  const isLocked = row !== undefined && (await isPinLocked(agentId, context));
  return { isSet: row !== undefined, isLocked, askFrom: row?.askFrom ?? kobo(0) };
}

const sentences = {
  length: 'Use 4 to 6 digits.',
  easy: 'This one is too easy to guess. Don’t repeat a digit or count up or down.',
} as const;

function hashPin(pin: string, { passwordCost }: AppContext): Promise<string> {
  const issue = checkPin(pin);
  if (issue) throw invalid('pin', sentences[issue]);
  return hashPassword(pin, passwordCost);
}

const locked = () =>
  new Refusal(403, 'pin_locked', 'Your PIN is locked. Set a new one with the code that we send you.');

const at = (ms: number) => formatDateTime(ms, ms);
const news = (title: string, ms: number): AgentNotification => ({
  title,
  body: `This happened on ${at(ms)}. If this was not you, change your password and end all other sessions.`,
});

/**
 * Sets or changes the PIN, or only the amount from which it is required. A locked PIN needs a code: the password does
 * not unlock it.
 */
export async function setPin(
  caller: AgentCaller,
  wanted: { confirmation: string; pin?: string | undefined; askFrom?: string | undefined },
  context: AppContext,
): Promise<PinState> {
  const { agentId } = caller;
  const kept = await findPin(agentId, context);
  if (wanted.pin === undefined && !kept) throw invalid('pin', sentences.length);
  const pinHash = wanted.pin === undefined ? kept?.pinHash : await hashPin(wanted.pin, context);
  if (pinHash === undefined) throw new Error('A PIN without a hash');
  const askFrom =
    wanted.askFrom === undefined ? (kept?.askFrom ?? kobo(0)) : (parseNaira(wanted.askFrom) ?? kobo(0));
  await spendConfirmation(caller, wanted.confirmation, context);
  if (kept && (await isPinLocked(agentId, context))) throw locked();
  const isNew = wanted.pin !== undefined;
  const title = isNew
    ? `Your transaction PIN was ${kept ? 'changed' : 'set'}`
    : 'The amount from which your PIN is required was changed';
  await keepPin(agentId, { pinHash, askFrom }, title, context);
  // Wrong tries of an earlier PIN do not count against the new one.
  if (isNew) await forget('pin:agent', agentId, context);
  context.security({ event: 'pin-changed', agentId, reason: isNew ? 'set' : 'limit' });
  return pinState(agentId, context);
}

async function keepPin(
  agentId: string,
  kept: { readonly pinHash: string; readonly askFrom: Kobo },
  title: string,
  context: AppContext,
): Promise<void> {
  const now = context.clock();
  const row = { ...kept, changedAt: new Date(now) };
  await context.db.transaction(async (tx) => {
    await tx
      .insert(transactionPins)
      .values({ agentId, ...row })
      .onConflictDoUpdate({ target: transactionPins.agentId, set: row });
    await createNotice(tx, agentId, news(title, now), now);
  });
  await sendNotification(agentId, news(title, now), context);
}

export async function removePin(
  caller: AgentCaller,
  confirmation: string,
  context: AppContext,
): Promise<PinState> {
  const { agentId } = caller;
  await spendConfirmation(caller, confirmation, context);
  if (await isPinLocked(agentId, context)) throw locked();
  const now = context.clock();
  const told = news('Your transaction PIN was removed', now);
  await context.db.transaction(async (tx) => {
    await tx.delete(transactionPins).where(eq(transactionPins.agentId, agentId));
    await createNotice(tx, agentId, told, now);
  });
  await forget('pin:agent', agentId, context);
  await sendNotification(agentId, told, context);
  context.security({ event: 'pin-changed', agentId, reason: 'removed' });
  return pinState(agentId, context);
}

/** Sends a code for a new PIN to the agent's email address, which a stolen session and password can't read. */
export async function sendPinCode(
  caller: AgentCaller,
  confirmation: string,
  context: AppContext,
): Promise<{ reference: string }> {
  const { agentId } = caller;
  await spendConfirmation(caller, confirmation, context);
  if (!(await findPin(agentId, context))) throw new Refusal(409, 'no_pin', 'You have no transaction PIN.');
  await countTry('pin-code:agent', agentId, context, { agentId });
  const { reference, otp } = await issueCode({ agentId, purpose: 'pin', isSlowed: false }, context);
  const [agent] = await context.db.select({ to: agents.email }).from(agents).where(eq(agents.id, agentId));
  if (agent)
    context.tell({
      to: agent.to,
      text: `Your code to set a new transaction PIN is ${otp}. The code is valid for 10 minutes.`,
    });
  return { reference };
}

/** Sets a new PIN with the code, and unlocks it. A refused PIN does not use up the code. */
export async function resetPin(
  { agentId }: AgentCaller,
  { pin, ...code }: TypedCode & { readonly pin: string },
  context: AppContext,
): Promise<PinState> {
  const pinHash = await hashPin(pin, context);
  const reset = await acceptCode(code, 'pin', context);
  if (reset.agentId !== agentId) throw invalid('otp', 'This code was not sent to you.');
  await context.db.delete(passwordResets).where(eq(passwordResets.referenceHash, reset.referenceHash));
  const askFrom = (await findPin(agentId, context))?.askFrom ?? kobo(0);
  await keepPin(agentId, { pinHash, askFrom }, 'Your transaction PIN was set with a code', context);
  await forget('pin:agent', agentId, context);
  context.security({ event: 'pin-changed', agentId, reason: 'reset' });
  return pinState(agentId, context);
}
