import { type ReadonlySignal, signal } from '@preact/signals-core';
import { createResource, type Resource } from '../../store/resource.ts';
import type { StoreContext } from '../../store/storeRegistry.ts';
import { noticeEndpoints } from './endpoints.ts';
import type { Notice } from './schema.ts';

/** The operator's notices to all agents, newest first. */
export interface NoticesStore extends Resource<readonly Notice[]> {
  /** The ids of the notices that this agent has dismissed. In memory only: they are shown again after a reload. */
  readonly dismissed: ReadonlySignal<ReadonlySet<string>>;
  dismiss(id: string): void;
}

export function createNoticesStore({ call, now }: Pick<StoreContext, 'call' | 'now'>): NoticesStore {
  const dismissed = signal<ReadonlySet<string>>(new Set());
  const resource = createResource<readonly Notice[]>(async () => {
    const result = await call(noticeEndpoints.notices, { recall: true });
    if (!result.ok) return result;
    return { ...result, data: [...result.data].sort((a, b) => b.createdAt - a.createdAt) };
  }, now);
  return {
    ...resource,
    dismissed,
    dismiss(id) {
      dismissed.value = new Set([...dismissed.peek(), id]);
    },
    reset() {
      dismissed.value = new Set();
      resource.reset();
    },
  };
}
