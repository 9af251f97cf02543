import type { AnswerOf, BodyOf } from '../../../http/endpoint.ts';
import type { CallResult } from '../../../http/parseResponse.ts';
import { createResource, type Resource } from '../../../store/resource.ts';
import type { StoreContext } from '../../../store/storeRegistry.ts';
import { type PasswordProof, withProof } from '../password/proof.ts';
import { createSecondFactorStore } from '../second-factor/store.ts';
import { passkeyEndpoints } from './endpoints.ts';
import type { Passkey, PasskeyCreation } from './schema.ts';

/** A new passkey, as `toJSON` of the browser's credential writes it. */
export type NewPasskey = BodyOf<typeof passkeyEndpoints.addPasskey>['credential'];
type AddedPasskey = AnswerOf<typeof passkeyEndpoints.addPasskey>;

/** The new passkey with its name, and whether all other sessions end. */
export interface PasskeyAddition {
  readonly name: string;
  readonly credential: NewPasskey;
  readonly endOthers: boolean;
}

/** The agent's passkeys. The browser's prompt is shown between `begin` and `add`. */
export interface PasskeysStore extends Resource<readonly Passkey[]> {
  /** Returns the options for creating a passkey in the browser, after the password and any second factor are confirmed. */
  begin(proof: PasswordProof, signal?: AbortSignal): Promise<CallResult<PasskeyCreation>>;
  /** Saves the new passkey. The outcome has recovery codes if the agent had none: show them once, and store them nowhere. */
  add(addition: PasskeyAddition, signal?: AbortSignal): Promise<CallResult<AddedPasskey>>;
  remove(
    id: string,
    proof: PasswordProof,
    endOthers: boolean,
    signal?: AbortSignal,
  ): Promise<CallResult<unknown>>;
}

/** Creates the store of passkeys; pass it to `client.getStore`. */
export function createPasskeysStore({ call, now, getStore }: StoreContext): PasskeysStore {
  const resource = createResource<readonly Passkey[]>(async () => {
    const result = await call(passkeyEndpoints.passkeys);
    return result.ok ? { ...result, data: result.data.passkeys } : result;
  }, now);
  const show = (result: CallResult<{ readonly passkeys: readonly Passkey[] }>) => {
    if (!result.ok) return;
    resource.change(() => result.data.passkeys);
    // The number of remaining recovery codes may have changed too.
    void getStore(createSecondFactorStore).renew();
  };
  return {
    ...resource,
    begin: (proof, signal) =>
      withProof({ call }, proof, signal, (confirmation) =>
        call(passkeyEndpoints.beginPasskey, { body: { confirmation }, signal }),
      ),
    async add(addition, signal) {
      const result = await call(passkeyEndpoints.addPasskey, { body: addition, signal });
      show(result);
      return result;
    },
    remove: (id, proof, endOthers, signal) =>
      withProof({ call }, proof, signal, async (confirmation) => {
        const body = { confirmation, endOthers };
        const result = await call(passkeyEndpoints.removePasskey, { params: { id }, body, signal });
        show(result);
        return result;
      }),
  };
}
