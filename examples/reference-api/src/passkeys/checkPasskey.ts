import * as v from 'valibot';
import type { AppContext } from '../appContext.ts';
import { Refusal } from '../http/refusal.ts';
import { type PasskeyOwner, spendChallenge } from './passkeyStep.ts';

const clientDataSchema = v.object({ challenge: v.string() });

function challengeIn(clientDataJSON: string): string {
  try {
    const text = Buffer.from(clientDataJSON, 'base64url').toString('utf8');
    return v.parse(clientDataSchema, JSON.parse(text)).challenge;
  } catch {
    return '';
  }
}

/** Returns the signed challenge and uses it up in any case. Throws a 400 if it was not issued for this holder. */
export async function challengeOf(
  clientDataJSON: string,
  holder: PasskeyOwner,
  context: AppContext,
): Promise<string> {
  const challenge = challengeIn(clientDataJSON);
  if (await spendChallenge(challenge, holder, context)) return challenge;
  throw new Refusal(400, 'passkey_over', 'This took too long. Try again.');
}

/** Logs the reason as a security event; the caller does not get it. */
export function refusePasskey(agentId: string, reason: string, context: AppContext): Refusal {
  context.security({ event: 'passkey-refused', agentId, reason });
  return new Refusal(400, 'passkey_refused', 'This passkey could not be checked. Try again.');
}

/** Runs a check of the library, which throws for any fault in the authenticator's data. */
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
