import * as v from 'valibot';
import type { AppContext } from '../appContext.ts';
import { Refusal } from '../http/refusal.ts';
import { type StepHolder, spendChallenge } from './passkeyStep.ts';

const clientDataSchema = v.object({ challenge: v.string() });

function challengeIn(clientDataJSON: string): string {
  try {
    const text = Buffer.from(clientDataJSON, 'base64url').toString('utf8');
    return v.parse(clientDataSchema, JSON.parse(text)).challenge;
  } catch {
    return '';
  }
}

/** The challenge that was signed, which it uses up whatever comes of it; 400 where it was not given out for this. */
export async function challengeOf(
  clientDataJSON: string,
  holder: StepHolder,
  context: AppContext,
): Promise<string> {
  const challenge = challengeIn(clientDataJSON);
  if (await spendChallenge(challenge, holder, context)) return challenge;
  throw new Refusal(400, 'passkey_over', 'This took too long. Try again.');
}

/** Tells the security log why, which the caller is not told. */
export function refusePasskey(agentId: string, reason: string, context: AppContext): Refusal {
  context.security({ event: 'passkey-refused', agentId, reason });
  return new Refusal(400, 'passkey_refused', 'This passkey could not be checked. Try again.');
}

/** The library throws an error for whatever is not right with what an authenticator says. */
export async function checkPasskey<T>(
  agentId: string,
  context: AppContext,
  verify: () => Promise<T>,
): Promise<T> {
  try {
    return await verify();
  } catch (error) {
    throw refusePasskey(agentId, error instanceof Error ? error.message : 'unknown', context);
  }
}
