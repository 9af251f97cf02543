import { createElement, useMemo } from 'react';
import type { OnDemand } from './onDemand.ts';

export type LazyProps<P extends object> = Readonly<{ of: OnDemand<P>; props: P }>;

/**
 * Renders a component that is loaded on demand: synchronously if it has loaded, so that a prerendered page hydrates
 * without a gap. Keeps the component type while mounted: a new type would remount the component and lose what the agent
 * typed.
 */
export function Lazy<P extends object>({ of, props }: LazyProps<P>) {
  const component = useMemo(() => of.component(), [of]);
  return createElement(component, props);
}
