import type { CallResult } from '../../../http/parseResponse.ts';
import { createResource, type Resource } from '../../../store/resource.ts';
import type { StoreContext } from '../../../store/storeRegistry.ts';
import { type PasswordProof, withProof } from '../password/proof.ts';
import { sessionEndpoints } from './endpoints.ts';
import type { AgentSessions } from './schema.ts';

/** The agent's signed-in devices. The password is not stored. */
export interface SessionsStore extends Resource<AgentSessions> {
  /** Ends one other session, with the password. */
  end(id: string, proof: PasswordProof, signal?: AbortSignal): Promise<CallResult<unknown>>;
  /** Ends all sessions except this one, with the password. */
  endOthers(proof: PasswordProof, signal?: AbortSignal): Promise<CallResult<unknown>>;
}

/** Creates the store of sessions; pass it to `client.getStore`. */
export function createSessionsStore({ call, now }: StoreContext): SessionsStore {
  const resource = createResource<AgentSessions>(() => call(sessionEndpoints.sessions), now);
  const end = (proof: PasswordProof, id?: string, signal?: AbortSignal): Promise<CallResult<unknown>> =>
    withProof({ call }, proof, signal, async (confirmation) => {
      const body = { confirmation, ...(id && { sessionId: id }) };
      const result = await call(sessionEndpoints.endSessions, { body, signal });
      if (result.ok)
        resource.change((shown) => ({
          ...shown,
          sessions: shown.sessions.filter((one) => one.isCurrent || (id !== undefined && one.id !== id)),
        }));
      return result;
    });
  return {
    ...resource,
    end: (id, proof, signal) => end(proof, id, signal),
    endOthers: (proof, signal) => end(proof, undefined, signal),
  };
}
