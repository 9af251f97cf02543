import { apiKeyEndpoints } from '../apiKeyEndpoints.ts';
import type { Body } from '../endpoints.ts';
import type { ApiKey, ApiService, CreatedKey } from '../schemas/apiKey.ts';
import { createResource, type Resource } from '../state/resource.ts';
import type { Problem } from '../transport/problem.ts';
import type { Outcome } from '../transport/read.ts';
import { type PasswordProof, withProof } from './passwordProof.ts';
import type { StoreContext } from './storeRegistry.ts';

/** The agent's API keys: `data` is null until loaded (specification, section 3). What is listed is never a whole key. */
export interface ApiKeysStore extends Resource<readonly ApiKey[]> {
  /**
   * Makes a key. The whole key is in this outcome and nowhere else: show it once, keep it nowhere. Pressed twice it
   * makes one key.
   */
  create(signal?: AbortSignal): Promise<Outcome<CreatedKey>>;
  /**
   * The same for a server that answered `create` with 403 `password_required` (see `asksForPassword`): confirms the
   * password first, and makes the key with that confirmation. The password is kept nowhere.
   */
  createWithPassword(proof: PasswordProof, signal?: AbortSignal): Promise<Outcome<CreatedKey>>;
  /** Ends a key for good. The list follows once the server has done it. */
  revoke(id: string, signal?: AbortSignal): Promise<Outcome<unknown>>;
}

/** What can be sold through the API; prices in kobo. */
export type ApiServicesStore = Resource<readonly ApiService[]>;

/** True where the server makes a key only after the password is typed again. */
export const asksForPassword = (problem: Problem): boolean =>
  problem.kind === 'client' && problem.failure?.code === 'password_required';

export function createApiServicesStore({ call, carry, now }: StoreContext): ApiServicesStore {
  carry(apiKeyEndpoints);
  return createResource<readonly ApiService[]>(() => call('apiServices'), now);
}

export function createApiKeysStore({ call, carry, now }: StoreContext): ApiKeysStore {
  carry(apiKeyEndpoints);
  const resource = createResource<readonly ApiKey[]>(() => call('apiKeys'), now);
  let creating: Promise<Outcome<CreatedKey>> | null = null;
  async function make(body: Body<'createApiKey'>, signal?: AbortSignal): Promise<Outcome<CreatedKey>> {
    const outcome = await call('createApiKey', { body, signal });
    // The list is the server's to tell. Not awaited: the key must be shown even where the list can't be had.
    if (outcome.ok) void resource.renew();
    return outcome;
  }
  function once(begin: () => Promise<Outcome<CreatedKey>>): Promise<Outcome<CreatedKey>> {
    if (creating) return creating;
    const mine = begin().finally(() => {
      if (creating === mine) creating = null;
    });
    creating = mine;
    return mine;
  }
  return {
    ...resource,
    create: (signal) => once(() => make(undefined, signal)),
    createWithPassword: (proof, signal) =>
      once(() => withProof({ call, carry }, proof, signal, (confirmation) => make({ confirmation }, signal))),
    async revoke(id, signal) {
      const outcome = await call('revokeApiKey', { params: { id }, signal });
      if (outcome.ok) {
        resource.change((keys) => keys.filter((key) => key.id !== id));
        void resource.renew();
      }
      return outcome;
    },
    reset() {
      // A key that is still being made is not for the agent who presses next.
      creating = null;
      resource.reset();
    },
  };
}
