import { computed, type ReadonlySignal } from '@preact/signals-core';
import type { Call } from '../http/transport.ts';
import { createResource, type Resource } from '../store/resource.ts';
import { servicesEndpoints } from './endpoints.ts';
import type { Service } from './serviceSchema.ts';

export interface ServicesStore extends Resource<readonly Service[]> {
  /** The services of one category, in the server's order; empty until loaded. */
  of(category: string): ReadonlySignal<readonly Service[]>;
}

export function createServicesStore(call: Call, now: () => number): ServicesStore {
  const resource = createResource<readonly Service[]>(
    () => call(servicesEndpoints.services, { recall: true }),
    now,
  );
  const byCategory = new Map<string, ReadonlySignal<readonly Service[]>>();
  return {
    ...resource,
    of(category) {
      const known = byCategory.get(category);
      if (known) return known;
      const list = computed(
        () => resource.state.value.data?.filter((service) => service.category === category) ?? [],
      );
      byCategory.set(category, list);
      return list;
    },
  };
}
