import { onDemand } from '../onDemand/onDemand.ts';

/** Loaded lazily: on most days no purchase is open and it shows nothing. */
export const needsAttention = onDemand('needs-attention', () =>
  import('./NeedsAttention.tsx').then((part) => part.NeedsAttention),
);
