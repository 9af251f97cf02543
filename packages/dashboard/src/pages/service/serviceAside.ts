import { onDemand } from '../../onDemand/onDemand.ts';

/** What stands beside a form comes after it. */
export const serviceAside = onDemand('service-aside', () =>
  import('./ServiceAside.tsx').then(({ ServiceAside }) => ServiceAside),
);
