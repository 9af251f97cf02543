import { formatDateTime, MINUTE, readCode } from '@oja/core';
import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { agents, passwordConfirmations, sessions } from '../database/identity.schema.ts';
import type { Queries } from '../database/open.ts';
import { secondFactors } from '../database/secondFactor.schema.ts';
import { Refusal } from '../http/refusal.ts';
import { giveBack } from '../limits/countTry.ts';
import { type AgentNotification, createNotice, notifyAgent, sendNotification } from './agentNotification.ts';
import type { AgentCaller } from './caller.ts';
import { spendConfirmation } from './confirmPassword.ts';
import { countCode, factorWays, findFactor, wrongCode } from './proveFactor.ts';
import {
  countRecoveryCodes,
  makeFirstCodes,
  makeRecoveryCodes,
  replaceRecoveryCodes,
} from './recoveryCode.ts';
import { openSecret, sealSecret } from './sealSecret.ts';
import { factorUri, newFactorSecret, stepOf } from './timeCode.ts';

/** How long a new secret waits for its first code. */
const BEGUN_MS = 10 * MINUTE;

/** Whether an authenticator app is on, and how many recovery codes are left (also with passkeys only). */
export async function factorState(
  agentId: string,
  context: AppContext,
): Promise<{ isOn: boolean; codesLeft: number }> {
  const isOn = (await findFactor(agentId, context)) !== undefined;
  return { isOn, codesLeft: await countRecoveryCodes(agentId, context) };
}

/** The message about a change to the second factor. `what` is placed before the time. */
export function newsOf(title: string, ms: number, what = ''): AgentNotification {
  return {
    title,
    body: `${what}This happened on ${formatDateTime(ms, ms)}. If this was not you, change your password and end all other sessions.`,
  };
}

/** The issuer that authenticator apps and browsers show: the server's host name. */
export const issuerOf = ({ publicUrl }: AppContext) => new URL(publicUrl).hostname;

/** Creates a secret, which has no effect before its first code. Throws a 409 if an app is already on. */
export async function startFactor(
  caller: AgentCaller,
  confirmation: string,
  context: AppContext,
): Promise<{ secret: string; uri: string }> {
  const { agentId } = caller;
  if (await findFactor(agentId, context))
    throw new Refusal(409, 'factor_is_on', 'You already have an authenticator app. Turn it off first.');
  await spendConfirmation(caller, confirmation, context);
  const [agent] = await context.db.select().from(agents).where(eq(agents.id, agentId));
  const secret = newFactorSecret();
  const row = {
    sealedSecret: sealSecret(secret, agentId, context.signIns.factorKey),
    begunAt: new Date(context.clock()),
    lastStep: 0,
  };
  // Never overwrites a factor that a concurrent call has confirmed.
  await context.db
    .insert(secondFactors)
    .values({ agentId, ...row })
    .onConflictDoUpdate({
      target: secondFactors.agentId,
      set: row,
      setWhere: isNull(secondFactors.confirmedAt),
    });
  return { secret, uri: factorUri(secret, { issuer: issuerOf(context), label: agent?.username ?? '' }) };
}

/** Ends all other sessions of the agent. */
export async function endOtherSessions(tx: Queries, { agentId, sessionHash }: AgentCaller): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.agentId, agentId), ne(sessions.tokenHash, sessionHash)));
}

/** The typed code, and whether to end all other sessions (ASVS 7.4.3). */
interface Trial {
  readonly code: string;
  readonly endOthers?: boolean | undefined;
  readonly address: string;
}

/** The secret that waits for its first code. Throws a 409 without a recent one. */
async function findBegun(agentId: string, { db, clock, signIns }: AppContext): Promise<string> {
  const own = and(eq(secondFactors.agentId, agentId), isNull(secondFactors.confirmedAt));
  const recent = gt(secondFactors.begunAt, new Date(clock() - BEGUN_MS));
  const [row] = await db.select().from(secondFactors).where(and(own, recent));
  const secret = row && openSecret(row.sealedSecret, agentId, signIns.factorKey);
  if (secret) return secret;
  throw new Refusal(409, 'factor_not_begun', 'This took too long. Start again.');
}

/** Turns the app on with its first code. Returns new recovery codes if the agent has none yet. */
export async function confirmFactor(
  caller: AgentCaller,
  { code, endOthers, address }: Trial,
  context: AppContext,
): Promise<{ codes: string[] }> {
  const { agentId } = caller;
  await countCode(agentId, address, context);
  const secret = await findBegun(agentId, context);
  const now = context.clock();
  const step = stepOf(readCode(code), secret, now);
  if (step === null) throw wrongCode();
  const made = await makeFirstCodes(agentId, context);
  const news = newsOf('A second factor was turned on', now);
  await context.db.transaction(async (tx) => {
    const confirmed = await tx
      .update(secondFactors)
      .set({ confirmedAt: new Date(now), lastStep: step })
      .where(and(eq(secondFactors.agentId, agentId), isNull(secondFactors.confirmedAt)))
      .returning({ agentId: secondFactors.agentId });
    if (confirmed.length === 0) throw wrongCode();
    if (made) await replaceRecoveryCodes(tx, agentId, made.rows);
    // They were issued for the password alone.
    await tx.delete(passwordConfirmations).where(eq(passwordConfirmations.agentId, agentId));
    if (endOthers) await endOtherSessions(tx, caller);
    await createNotice(tx, agentId, news, now);
  });
  await giveBack('factor:agent', agentId, context);
  await sendNotification(agentId, news, context);
  context.security({ event: 'factor-changed', agentId, reason: 'on' });
  return { codes: made?.codes ?? [] };
}

/** Replaces the recovery codes. */
export async function renewCodes(
  caller: AgentCaller,
  confirmation: string,
  context: AppContext,
): Promise<{ codes: string[] }> {
  const { agentId } = caller;
  if ((await factorWays(agentId, context)).length === 0)
    throw new Refusal(409, 'factor_is_off', 'You have no second factor.');
  await spendConfirmation(caller, confirmation, context);
  const { codes, rows } = await makeRecoveryCodes(agentId, context);
  await context.db.transaction((tx) => replaceRecoveryCodes(tx, agentId, rows));
  await notifyAgent(agentId, newsOf('New recovery codes were created', context.clock()), context);
  context.security({ event: 'factor-changed', agentId, reason: 'new recovery codes' });
  return { codes };
}

/** Deletes the recovery codes after the removal of the last second factor, because they have no use then. */
export async function dropLeftCodes(tx: Queries, agentId: string): Promise<void> {
  const left = (await factorWays(agentId, { db: tx })).length;
  if (left === 0) await replaceRecoveryCodes(tx, agentId, []);
}

/** Turns the app off. `confirmation` was issued for the password and the second factor. */
export async function removeFactor(
  caller: AgentCaller,
  { confirmation, endOthers }: { readonly confirmation: string; readonly endOthers?: boolean | undefined },
  context: AppContext,
): Promise<{ isOn: boolean; codesLeft: number }> {
  const { agentId } = caller;
  await spendConfirmation(caller, confirmation, context);
  const now = context.clock();
  const news = newsOf('The second factor was turned off', now);
  await context.db.transaction(async (tx) => {
    await tx.delete(secondFactors).where(eq(secondFactors.agentId, agentId));
    await dropLeftCodes(tx, agentId);
    if (endOthers) await endOtherSessions(tx, caller);
    await createNotice(tx, agentId, news, now);
  });
  await sendNotification(agentId, news, context);
  context.security({ event: 'factor-changed', agentId, reason: 'off' });
  return factorState(agentId, context);
}
