import { onDemand } from '../onDemand/onDemand.ts';

/** Asked for at once and drawn when it has come: most days nothing is open, and nothing of it is seen. */
export const needsAttention = onDemand('needs-attention', () =>
  import('./NeedsAttention.tsx').then((part) => part.NeedsAttention),
);
