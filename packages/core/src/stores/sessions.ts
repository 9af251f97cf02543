import type { AgentSessions } from '../schemas/agentSession.ts';
import { sessionEndpoints } from '../sessionEndpoints.ts';
import { createResource, type Resource } from '../state/resource.ts';
import type { Outcome } from '../transport/read.ts';
import type { StoreContext } from './storeRegistry.ts';

/** Where the agent is signed in. The password is kept nowhere. */
export interface SessionsStore extends Resource<AgentSessions> {
  /** Ends one other session, with the password. */
  end(id: string, password: string, signal?: AbortSignal): Promise<Outcome<unknown>>;
  /** Ends all but this one, with the password. */
  endOthers(password: string, signal?: AbortSignal): Promise<Outcome<unknown>>;
}

/** For `client.getStore`. */
export function createSessionsStore({ call, carry, now }: StoreContext): SessionsStore {
  carry(sessionEndpoints);
  const resource = createResource<AgentSessions>(() => call('sessions'), now);
  async function end(password: string, id?: string, signal?: AbortSignal): Promise<Outcome<unknown>> {
    const confirmed = await call('confirmPassword', { body: { password }, signal });
    if (!confirmed.ok) return confirmed;
    const { confirmation } = confirmed.data;
    const outcome = await call('endSessions', {
      body: { confirmation, ...(id && { sessionId: id }) },
      signal,
    });
    if (outcome.ok)
      resource.change((shown) => ({
        ...shown,
        sessions: shown.sessions.filter((one) => one.isCurrent || (id !== undefined && one.id !== id)),
      }));
    return outcome;
  }
  return {
    ...resource,
    end: (id, password, signal) => end(password, id, signal),
    endOthers: (password, signal) => end(password, undefined, signal),
  };
}
