import type { AppContext } from '../appContext.ts';
import { addressGroup } from '../limits/addressGroup.ts';
import { countTry, forget, giveBack, slowDown } from '../limits/countTry.ts';
import type { Identifier } from './identifier.ts';
import { isKnownAddress } from './knownAddresses.ts';

/** A sign-in attempt, before the password is checked. */
export interface SignInTry {
  readonly identifier: Identifier;
  /** `undefined` for an unknown identifier; the limits and the timing stay the same. */
  readonly agentId: string | undefined;
  readonly address: string;
}

/**
 * Counts an attempt before the password is checked, so that concurrent attempts count too. Refuses an address with
 * many attempts, and slows down an account with many attempts from unknown addresses. The owner's sign-in from a
 * known address is exempt, so that no stranger can lock the owner out.
 *
 * Counters use the typed text, not the agent: a shared counter would reveal which email address and username belong
 * to one agent.
 */
export async function limitSignIn(
  { identifier, agentId, address }: SignInTry,
  context: AppContext,
): Promise<{ succeed(): Promise<void> }> {
  const from = addressGroup(address);
  const account = `${identifier.kind}\n${identifier.value}`;
  const about = { address, identifier: identifier.value };
  await countTry('login:ip', from, context, { address });
  await countTry('login:account-ip', `${account}\n${from}`, context, about);
  if (!(await isKnownAddress(agentId, address, context)))
    await slowDown('login:account', account, context, about);
  return {
    async succeed() {
      await forget('login:account-ip', `${account}\n${from}`, context);
      await forget('login:account', account, context);
      // Resets only this attempt: attempts for other names from the same address still count.
      await giveBack('login:ip', from, context);
    },
  };
}
