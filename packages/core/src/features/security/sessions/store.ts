import type { Outcome } from '../../../http/read.ts';
import { createResource, type Resource } from '../../../store/resource.ts';
import type { StoreContext } from '../../../store/storeRegistry.ts';
import { type PasswordProof, withProof } from '../password/proof.ts';
import { sessionEndpoints } from './endpoints.ts';
import type { AgentSessions } from './schema.ts';

/** The agent's signed-in devices. The password is not stored. */
export interface SessionsStore extends Resource<AgentSessions> {
  /** Ends one other session, with the password. */
  end(id: string, proof: PasswordProof, signal?: AbortSignal): Promise<Outcome<unknown>>;
  /** Ends all sessions except this one, with the password. */
  endOthers(proof: PasswordProof, signal?: AbortSignal): Promise<Outcome<unknown>>;
}

/** Creates the store of sessions; pass it to `client.getStore`. */
export function createSessionsStore({ call, now }: StoreContext): SessionsStore {
  const resource = createResource<AgentSessions>(() => call(sessionEndpoints.sessions), now);
  const end = (proof: PasswordProof, id?: string, signal?: AbortSignal): Promise<Outcome<unknown>> =>
    withProof({ call }, proof, signal, async (confirmation) => {
      const body = { confirmation, ...(id && { sessionId: id }) };
      const outcome = await call(sessionEndpoints.endSessions, { body, signal });
      if (outcome.ok)
        resource.change((shown) => ({
          ...shown,
          sessions: shown.sessions.filter((one) => one.isCurrent || (id !== undefined && one.id !== id)),
        }));
      return outcome;
    });
  return {
    ...resource,
    end: (id, proof, signal) => end(proof, id, signal),
    endOthers: (proof, signal) => end(proof, undefined, signal),
  };
}
