import { type ApiKey, lacksTheCall, type ResourceState } from '@oja/core';

/** True where the server gives out no keys at all. */
export const lacksKeys = (state: ResourceState<readonly ApiKey[]>): boolean =>
  state.status === 'failed' && lacksTheCall(state.problem);
