import { carriedEndpoints } from './carriedEndpoints.ts';
import { agentEndpoints, type EveryEndpoint, partnerEndpoints } from './endpoints.ts';

/**
 * The whole endpoint table, for documents, servers and tests. Code that an agent loads imports only the endpoints that
 * it calls: a bundler puts everything that `endpoints.ts` imports into the first chunk.
 */
export const endpoints: EveryEndpoint = /* @__PURE__ */ Object.assign(
  {},
  agentEndpoints,
  carriedEndpoints,
  partnerEndpoints,
);
