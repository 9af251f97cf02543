import { demoServices, demoTransactions } from '../demo/agent.ts';
import { fixtures } from '../demo/answers.ts';
import type { EndpointName, Wire } from '../endpoints.ts';

/** One good answer for each row: the fixtures that stories and tests use, so that there is one set of examples. */
export const answers: { readonly [N in EndpointName]: Wire<N> } = {
  ...fixtures,
  services: demoServices.slice(0, 1),
  transactions: demoTransactions.slice(-1),
};
