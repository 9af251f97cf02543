import { useMemo } from 'react';
import type { OnDemand } from './onDemand.ts';

export type PartProps<P extends object> = Readonly<{ of: OnDemand<P>; props: P }>;

/**
 * Draws what is loaded on demand: at once where it is there already, so that a prerendered page hydrates without a gap.
 * The choice is kept for as long as it is mounted: a change of type would throw away what the agent typed.
 */
export function Part<P extends object>({ of, props }: PartProps<P>) {
  const Component = useMemo(() => of.component(), [of]);
  return <Component {...props} />;
}
