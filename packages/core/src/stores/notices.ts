import type { Notice } from '../schemas/notice.ts';
import { createResource, type Resource } from '../state/resource.ts';
import type { PartPorts } from './parts.ts';

/** What the house has to say to all agents, the newest first. */
export type NoticesStore = Resource<readonly Notice[]>;

export function createNoticesStore({ call, now }: PartPorts): NoticesStore {
  return createResource<readonly Notice[]>(async () => {
    const outcome = await call('notices');
    if (!outcome.ok) return outcome;
    return { ...outcome, data: [...outcome.data].sort((a, b) => b.createdAt - a.createdAt) };
  }, now);
}
