import { type LazyCode, useLazy } from '@oja/widgets/ui';
import { type ComponentType, type ReactNode, useEffect } from 'react';

export type LazyProps<P extends object> = Readonly<{ code: LazyCode<ComponentType<P>>; props: P }>;

/**
 * Renders a component once its code is loaded: synchronously if it is loaded already, so that a prerendered page
 * hydrates without a gap. Throws the ChunkLoadError to the `FailureBoundary` around it, which offers a retry.
 */
export function Lazy<P extends object>({
  code,
  props,
  fallback,
}: LazyProps<P> & Readonly<{ fallback: ReactNode }>) {
  const { Component, failure, load } = useLazy(code);
  useEffect(load, [load]);
  if (Component) return <Component {...props} />;
  if (failure) throw failure.problem;
  return fallback;
}
