import { carriedEndpoints } from './carriedEndpoints.ts';
import { agentEndpoints, type EveryEndpoint, partnerEndpoints } from './endpoints.ts';

/**
 * The whole of THE TABLE, for documents, servers and tests. What an agent loads imports the rows that it calls: a bundle
 * puts whatever `endpoints.ts` imports into its first file.
 */
export const endpoints: EveryEndpoint = /* @__PURE__ */ Object.assign(
  {},
  agentEndpoints,
  carriedEndpoints,
  partnerEndpoints,
);
