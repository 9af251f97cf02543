import type { Notice } from '../schemas/notice.ts';
import type { Call } from '../session/call.ts';
import { createResource, type Resource } from '../state/resource.ts';

/** What the house has to say to all agents, the newest first. */
export type NoticesStore = Resource<readonly Notice[]>;

export function createNoticesStore(call: Call, now: () => number): NoticesStore {
  return createResource<readonly Notice[]>(async () => {
    const outcome = await call('notices');
    if (!outcome.ok) return outcome;
    return { ...outcome, data: [...outcome.data].sort((a, b) => b.createdAt - a.createdAt) };
  }, now);
}
