import type { AppContext } from '../appContext.ts';
import { addressGroup } from '../limits/addressGroup.ts';
import { countTry, forget, giveBack, slowDown } from '../limits/countTry.ts';
import type { Identifier } from './identifier.ts';
import { isKnownAddress } from './knownAddresses.ts';

/** One try to sign in, before the password is looked at. */
export interface SignInTry {
  readonly identifier: Identifier;
  /** Undefined for an unknown identifier; the limits and the timing stay the same. */
  readonly agentId: string | undefined;
  readonly address: string;
}

/**
 * Counts a try before the password is looked at, so that many tries at once count too. An address that tries a lot is
 * refused; an account that is tried a lot from addresses it does not know is slowed down. From a known address the
 * owner's sign-in passes that by, so no stranger can lock somebody out.
 *
 * Counters go by what was typed, not by the agent: a shared one would tell which email address and which username are
 * the same agent's.
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
      // Only this try: other names that were tried from the same address still count.
      await giveBack('login:ip', from, context);
    },
  };
}
