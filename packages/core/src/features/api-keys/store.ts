import type { BodyOf } from '../../http/endpoint.ts';
import type { CallResult } from '../../http/parseResponse.ts';
import type { Problem } from '../../http/problem.ts';
import { createOnce } from '../../shared/once.ts';
import { createResource, type Resource } from '../../store/resource.ts';
import type { StoreContext } from '../../store/storeRegistry.ts';
import { type PasswordProof, withProof } from '../security/password/proof.ts';
import { apiKeyEndpoints } from './endpoints.ts';
import type { ApiKey, ApiService, CreatedKey, RotatedKey } from './schema.ts';

/** The settings of a key in wire format: money in decimal naira, times in RFC 3339. */
export type KeySettings = Omit<NonNullable<BodyOf<typeof apiKeyEndpoints.createApiKey>>, 'confirmation'>;
/** The settings to change; `null` removes a limit or an expiry. */
export type KeyChange = Omit<BodyOf<typeof apiKeyEndpoints.updateApiKey>, 'confirmation'>;

/** The agent's API keys. `data` is null until loaded (specification, section 3). The list never contains a whole key. */
export interface ApiKeysStore extends Resource<readonly ApiKey[]> {
  /**
   * Creates a key. Only this outcome has the whole key: show it once, and store it nowhere. A second call while the
   * first is running creates no second key. Without `settings` the body is empty, and the server decides what the key
   * may do.
   */
  create(signal?: AbortSignal, settings?: KeySettings): Promise<CallResult<CreatedKey>>;
  /**
   * Like `create`, for a server that answers it with 403 `password_required` (see `asksForPassword`): confirms the
   * password first, and creates the key with that confirmation. The password is not stored.
   */
  createWithPassword(
    proof: PasswordProof,
    signal?: AbortSignal,
    settings?: KeySettings,
  ): Promise<CallResult<CreatedKey>>;
  /** Changes a key's settings, and reloads the list. */
  update(
    id: string,
    change: KeyChange,
    proof: PasswordProof,
    signal?: AbortSignal,
  ): Promise<CallResult<ApiKey>>;
  /**
   * Gives a key a new secret, which only this outcome has; the previous secret works for another `overlap` seconds.
   * Scopes, limits and the amount spent do not change. A second call while the first is running rotates nothing.
   */
  rotate(
    id: string,
    overlap: number,
    proof: PasswordProof,
    signal?: AbortSignal,
  ): Promise<CallResult<RotatedKey>>;
  /** Revokes a key permanently, and reloads the list. */
  revoke(id: string, signal?: AbortSignal): Promise<CallResult<unknown>>;
  /**
   * Revokes one or more keys with one proof, for a server that answers `revoke` with 403 `password_required`. Stops at
   * the first key that can't be revoked; the keys before it are removed from the list.
   */
  revokeWithPassword(
    ids: readonly string[],
    proof: PasswordProof,
    signal?: AbortSignal,
  ): Promise<CallResult<unknown>>;
}

/** The services that can be sold through the API; prices in kobo. */
export type ApiServicesStore = Resource<readonly ApiService[]>;

/** True if the server requires the password again before it creates or revokes a key. */
export const asksForPassword = (problem: Problem): boolean =>
  problem.kind === 'client' && problem.failure?.code === 'password_required';

const nothingToEnd: CallResult<unknown> = {
  ok: true,
  data: null,
  message: null,
  nextCursor: null,
  serverTime: null,
};

export function createApiServicesStore({ call, now }: StoreContext): ApiServicesStore {
  return createResource<readonly ApiService[]>(() => call(apiKeyEndpoints.apiServices), now);
}

export function createApiKeysStore({ call, now }: StoreContext): ApiKeysStore {
  const resource = createResource<readonly ApiKey[]>(() => call(apiKeyEndpoints.apiKeys), now);
  // A second press gets the outcome of the first, so that a key is created or rotated only once.
  const pressed = createOnce();
  const prove = <T>(
    proof: PasswordProof,
    signal: AbortSignal | undefined,
    proceed: (confirmation: string) => Promise<CallResult<T>>,
  ) => withProof({ call }, proof, signal, proceed);
  /** Reloads the list from the server. Not awaited, because a new key must be shown even if the list can't be loaded. */
  function renewAfter<T>(result: CallResult<T>): CallResult<T> {
    if (result.ok) void resource.renew();
    return result;
  }
  const make = async (body: BodyOf<typeof apiKeyEndpoints.createApiKey>, signal?: AbortSignal) =>
    renewAfter(await call(apiKeyEndpoints.createApiKey, { body, signal }));
  async function end(id: string, body: BodyOf<typeof apiKeyEndpoints.revokeApiKey>, signal?: AbortSignal) {
    const result = await call(apiKeyEndpoints.revokeApiKey, { params: { id }, body, signal });
    if (result.ok) resource.change((keys) => keys.filter((key) => key.id !== id));
    return renewAfter(result);
  }
  return {
    ...resource,
    create: (signal, settings) => pressed.run('create', () => make(settings, signal)),
    createWithPassword: (proof, signal, settings) =>
      pressed.run('create', () =>
        prove(proof, signal, (confirmation) => make({ ...settings, confirmation }, signal)),
      ),
    update: (id, change, proof, signal) =>
      prove(proof, signal, async (confirmation) => {
        const body = { ...change, confirmation };
        return renewAfter(await call(apiKeyEndpoints.updateApiKey, { params: { id }, body, signal }));
      }),
    rotate: (id, overlap, proof, signal) =>
      pressed.run(`rotate ${id}`, () =>
        prove(proof, signal, async (confirmation) => {
          const body = { overlap, confirmation };
          return renewAfter(await call(apiKeyEndpoints.rotateApiKey, { params: { id }, body, signal }));
        }),
      ),
    revoke: (id, signal) => end(id, undefined, signal),
    revokeWithPassword: (ids, proof, signal) =>
      prove(proof, signal, async (confirmation) => {
        const outcomes: CallResult<unknown>[] = [];
        for (const id of ids)
          if (outcomes.every(({ ok }) => ok)) outcomes.push(await end(id, { confirmation }, signal));
        return outcomes.at(-1) ?? nothingToEnd;
      }),
    reset() {
      // The next agent must not receive a key that is still being created.
      pressed.forget();
      resource.reset();
    },
  };
}
