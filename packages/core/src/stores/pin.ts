import type { Body } from '../endpoints.ts';
import { pinEndpoints } from '../pinEndpoints.ts';
import type { PinStatus } from '../schemas/pin.ts';
import { createResource, type Resource } from '../state/resource.ts';
import type { Outcome } from '../transport/read.ts';
import { type PasswordProof, withProof } from './passwordProof.ts';
import type { StoreContext } from './storeRegistry.ts';

/** The agent's transaction PIN: whether there is one, and its changes. The PIN itself and the password are kept nowhere. */
export interface PinStore extends Resource<PinStatus> {
  /** Sets or changes the PIN, or only from how much it is asked (`askFrom`, decimal naira), with the password. */
  set(proof: PasswordProof, change: PinChange, signal?: AbortSignal): Promise<Outcome<PinStatus>>;
  remove(proof: PasswordProof, signal?: AbortSignal): Promise<Outcome<PinStatus>>;
  /** The way out of a lock, and of a forgotten PIN: a code goes to the agent's address. The outcome names it. */
  sendCode(proof: PasswordProof, signal?: AbortSignal): Promise<Outcome<{ readonly reference: string }>>;
  /** Sets a new PIN with that code, which ends a lock. */
  setWithCode(entered: Body<'resetPin'>, signal?: AbortSignal): Promise<Outcome<PinStatus>>;
}

export type PinChange = Omit<Body<'setPin'>, 'confirmation'>;

/** For `client.getStore`. */
export function createPinStore({ call, carry, now }: StoreContext): PinStore {
  carry(pinEndpoints);
  const resource = createResource<PinStatus>(() => call('pin'), now);
  const told = (outcome: Outcome<PinStatus>): Outcome<PinStatus> => {
    if (outcome.ok) resource.change(() => outcome.data);
    return outcome;
  };
  return {
    ...resource,
    set: (proof, change, signal) =>
      withProof({ call, carry }, proof, signal, async (confirmation) =>
        told(await call('setPin', { body: { ...change, confirmation }, signal })),
      ),
    remove: (proof, signal) =>
      withProof({ call, carry }, proof, signal, async (confirmation) =>
        told(await call('removePin', { body: { confirmation }, signal })),
      ),
    sendCode: (proof, signal) =>
      withProof({ call, carry }, proof, signal, (confirmation) =>
        call('sendPinCode', { body: { confirmation }, signal }),
      ),
    setWithCode: async (body, signal) => told(await call('resetPin', { body, signal })),
  };
}
