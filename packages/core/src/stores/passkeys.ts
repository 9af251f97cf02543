import type { Answer, Body } from '../endpoints.ts';
import { passkeyEndpoints } from '../passkeyEndpoints.ts';
import type { Passkey, PasskeyCreation } from '../schemas/passkey.ts';
import { createResource, type Resource } from '../state/resource.ts';
import type { Outcome } from '../transport/read.ts';
import { type PasswordProof, withProof } from './passwordProof.ts';
import { createSecondFactorStore } from './secondFactor.ts';
import type { StoreContext } from './storeRegistry.ts';

/** A new passkey, as `toJSON` of the browser's credential writes it. */
export type NewPasskey = Body<'addPasskey'>['credential'];
type AddedPasskey = Answer<'addPasskey'>;

/** What an agent adds: the name that tells it from the others, and whether all other sessions end with it. */
export interface PasskeyAddition {
  readonly name: string;
  readonly credential: NewPasskey;
  readonly endOthers: boolean;
}

/** The agent's passkeys. The browser's own prompt is between `begin` and `add`. */
export interface PasskeysStore extends Resource<readonly Passkey[]> {
  /** What the browser makes a new one from, with the password and what else the server asks for. */
  begin(proof: PasswordProof, signal?: AbortSignal): Promise<Outcome<PasskeyCreation>>;
  /** Keeps it. The outcome has recovery codes where the agent had none: show them once, keep them nowhere. */
  add(addition: PasskeyAddition, signal?: AbortSignal): Promise<Outcome<AddedPasskey>>;
  remove(
    id: string,
    proof: PasswordProof,
    endOthers: boolean,
    signal?: AbortSignal,
  ): Promise<Outcome<unknown>>;
}

/** For `client.getStore`. */
export function createPasskeysStore({ call, carry, now, getStore }: StoreContext): PasskeysStore {
  carry(passkeyEndpoints);
  const resource = createResource<readonly Passkey[]>(async () => {
    const outcome = await call('passkeys');
    return outcome.ok ? { ...outcome, data: outcome.data.passkeys } : outcome;
  }, now);
  const show = (outcome: Outcome<{ readonly passkeys: readonly Passkey[] }>) => {
    if (!outcome.ok) return;
    resource.change(() => outcome.data.passkeys);
    // How many recovery codes are left may have changed too.
    void getStore(createSecondFactorStore).renew();
  };
  return {
    ...resource,
    begin: (proof, signal) =>
      withProof({ call, carry }, proof, signal, (confirmation) =>
        call('beginPasskey', { body: { confirmation }, signal }),
      ),
    async add(addition, signal) {
      const outcome = await call('addPasskey', { body: addition, signal });
      show(outcome);
      return outcome;
    },
    remove: (id, proof, endOthers, signal) =>
      withProof({ call, carry }, proof, signal, async (confirmation) => {
        const body = { confirmation, endOthers };
        const outcome = await call('removePasskey', { params: { id }, body, signal });
        show(outcome);
        return outcome;
      }),
  };
}
