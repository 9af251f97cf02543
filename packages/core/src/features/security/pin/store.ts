import type { BodyOf } from '../../../http/endpoint.ts';
import type { CallResult } from '../../../http/parseResponse.ts';
import { createResource, type Resource } from '../../../store/resource.ts';
import type { StoreContext } from '../../../store/storeRegistry.ts';
import { type PasswordProof, withProof } from '../password/proof.ts';
import { pinEndpoints } from './endpoints.ts';
import type { PinStatus } from './schema.ts';

/** The status of the agent's transaction PIN, and its changes. Neither PIN nor password is stored. */
export interface PinStore extends Resource<PinStatus> {
  /** Sets or changes the PIN, or only `askFrom` (decimal naira), with the password. */
  set(proof: PasswordProof, change: PinChange, signal?: AbortSignal): Promise<CallResult<PinStatus>>;
  remove(proof: PasswordProof, signal?: AbortSignal): Promise<CallResult<PinStatus>>;
  /** Sends a code to the agent's address, to end a lock or replace a forgotten PIN. The outcome has its reference. */
  sendCode(proof: PasswordProof, signal?: AbortSignal): Promise<CallResult<{ readonly reference: string }>>;
  /** Sets a new PIN with that code, which ends a lock. */
  setWithCode(
    entered: BodyOf<typeof pinEndpoints.resetPin>,
    signal?: AbortSignal,
  ): Promise<CallResult<PinStatus>>;
}

export type PinChange = Omit<BodyOf<typeof pinEndpoints.setPin>, 'confirmation'>;

/** Creates the store of the transaction PIN; pass it to `client.getStore`. */
export function createPinStore({ call, now }: StoreContext): PinStore {
  const resource = createResource<PinStatus>(() => call(pinEndpoints.pin), now);
  const told = (result: CallResult<PinStatus>): CallResult<PinStatus> => {
    if (result.ok) resource.change(() => result.data);
    return result;
  };
  return {
    ...resource,
    set: (proof, change, signal) =>
      withProof({ call }, proof, signal, async (confirmation) =>
        told(await call(pinEndpoints.setPin, { body: { ...change, confirmation }, signal })),
      ),
    remove: (proof, signal) =>
      withProof({ call }, proof, signal, async (confirmation) =>
        told(await call(pinEndpoints.removePin, { body: { confirmation }, signal })),
      ),
    sendCode: (proof, signal) =>
      withProof({ call }, proof, signal, (confirmation) =>
        call(pinEndpoints.sendPinCode, { body: { confirmation }, signal }),
      ),
    setWithCode: async (body, signal) => told(await call(pinEndpoints.resetPin, { body, signal })),
  };
}
