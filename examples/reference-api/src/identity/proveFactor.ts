import { formatDateTime, readCode } from '@oja/core';
import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import type { Queries } from '../database/open.ts';
import { passkeys } from '../database/passkey.schema.ts';
import { recoveryCodes, secondFactors } from '../database/secondFactor.schema.ts';
import { Refusal } from '../http/refusal.ts';
import { countTry, giveBack, hasRoom } from '../limits/countTry.ts';
import { spendProvenCode } from '../passkeys/passkeyStep.ts';
import { notifyAgent } from './agentNotification.ts';
import type { AgentCaller } from './caller.ts';
import { spendRecoveryCode } from './recoveryCode.ts';
import { openSecret } from './sealSecret.ts';
import { stepOf } from './timeCode.ts';

/** The database, or a transaction on it. */
interface WithQueries {
  readonly db: Queries;
}

/** Returns the agent's confirmed authenticator app, or `undefined`. */
export async function findFactor(agentId: string, { db }: WithQueries) {
  const own = and(eq(secondFactors.agentId, agentId), isNotNull(secondFactors.confirmedAt));
  const [row] = await db.select().from(secondFactors).where(own);
  return row;
}

/** A way to prove the second factor, other than a recovery code. */
export type FactorWay = 'app' | 'passkey';

/** Returns the ways that the agent has set up. Empty if the password alone signs in. */
export async function factorWays(agentId: string, context: WithQueries): Promise<readonly FactorWay[]> {
  const hasPasskeys = (await context.db.$count(passkeys, eq(passkeys.agentId, agentId))) > 0;
  return [
    ...((await findFactor(agentId, context)) ? (['app'] as const) : []),
    ...(hasPasskeys ? (['passkey'] as const) : []),
  ];
}

/** Returns a sentence that asks for the factors that the agent has. */
export function factorRequest(ways: readonly FactorWay[]): string {
  if (!ways.includes('passkey')) return 'Enter the code from your authenticator app.';
  if (!ways.includes('app')) return 'Use your passkey, or enter a recovery code.';
  return 'Enter the code from your authenticator app, or use a passkey.';
}

const when = (ms: number) => formatDateTime(ms, ms);

/**
 * Counts a try before the code is checked. Throws a 429 at the limit, and notifies the agent at most once an hour,
 * because somebody knows the password.
 */
export async function countCode(agentId: string, address: string, context: AppContext): Promise<void> {
  try {
    await countTry('factor:agent', agentId, context, { agentId, address });
  } catch (refused) {
    if (await hasRoom('factor:notice', agentId, context))
      await notifyAgent(
        agentId,
        {
          title: 'Wrong codes were entered for your account',
          body: `Somebody who knows your password tried to guess your code on ${when(context.clock())}. If this was not you, change your password.`,
        },
        context,
      );
    throw refused;
  }
}

const wrong = 'This code is wrong, has expired, or was already used. Enter a new one.';
export const wrongCode = () => new Refusal(400, 'wrong_code', wrong, { errors: { code: [wrong] } });

/** Uses up a code of the app. Returns `true` once for each code, even for concurrent calls. */
async function spendTimeCode(agentId: string, code: string, context: AppContext): Promise<boolean> {
  const factor = await findFactor(agentId, context);
  const secret = factor ? openSecret(factor.sealedSecret, agentId, context.signIns.factorKey) : null;
  const step = secret === null ? null : stepOf(code, secret, context.clock());
  if (step === null) return false;
  const taken = await context.db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.agentId, agentId), lt(secondFactors.lastStep, step)))
    .returning({ agentId: secondFactors.agentId });
  return taken.length > 0;
}

async function tellOfRecovery(agentId: string, context: AppContext): Promise<void> {
  const left = await context.db.$count(recoveryCodes, eq(recoveryCodes.agentId, agentId));
  const body = `This happened on ${when(context.clock())}. ${left === 1 ? 'One recovery code is' : `${left} recovery codes are`} left: create new ones in your profile. If this was not you, change your password.`;
  await notifyAgent(agentId, { title: 'A recovery code was used', body }, context);
  context.security({ event: 'factor-changed', agentId, reason: 'recovery code used' });
}

/**
 * Uses up a code of the app or a recovery code. Throws a 400 for `code` if it is wrong or used, and a 429 after ten
 * tries in an hour.
 */
export async function proveFactor(
  agentId: string,
  typed: string,
  address: string,
  context: AppContext,
): Promise<void> {
  await countCode(agentId, address, context);
  const code = readCode(typed);
  const isOfApp = /^\d{6}$/.test(code);
  const isRight = isOfApp
    ? await spendTimeCode(agentId, code, context)
    : await spendRecoveryCode(agentId, typed, context);
  if (!isRight) {
    context.security({ event: 'factor-refused', agentId, address });
    throw wrongCode();
  }
  await giveBack('factor:agent', agentId, context);
  if (!isOfApp) await tellOfRecovery(agentId, context);
}

/**
 * Requires the second factor if the agent has one: in addition to the password, before a change to the account's
 * protection. `code` is a code of the app, a recovery code, or the code that this session got after it used a
 * passkey.
 */
export async function requireFactor(
  { agentId, sessionHash }: AgentCaller,
  code: string | undefined,
  address: string,
  context: AppContext,
): Promise<void> {
  const ways = await factorWays(agentId, context);
  if (ways.length === 0) return;
  if (code === undefined) {
    const message = factorRequest(ways);
    throw new Refusal(403, 'second_factor_required', message, {
      errors: { code: [message] },
      data: { ways },
    });
  }
  const isProven = await spendProvenCode(code, { agentId, holderHash: sessionHash }, context);
  if (isProven === null) return proveFactor(agentId, code, address, context);
  if (!isProven) throw wrongCode();
}
