import { type ComponentType, lazy } from 'react';
import { loadChunk } from './loadChunk.ts';

/** A component that is loaded when it is first needed. `Lazy` renders it. */
export interface OnDemand<P extends object> {
  /** How errors and the build name it. A page's is its folder in `pages/`. */
  readonly chunk: string;
  /** The component once loaded; before that, one that suspends until then and throws ChunkLoadError on failure. */
  component(): ComponentType<P>;
  /** Whether it is there already. */
  isLoaded(): boolean;
  /** Loads it ahead of need. A failure is ignored: the next use tries again. */
  preload(): Promise<void>;
}

/** Makes a component load on demand. */
export function onDemand<P extends object>(
  chunk: string,
  load: () => Promise<ComponentType<P>>,
): OnDemand<P> {
  let loaded: ComponentType<P> | null = null;
  let loading: Promise<{ default: ComponentType<P> }> | null = null;

  function fetchOnce(): Promise<{ default: ComponentType<P> }> {
    loading ??= loadChunk(chunk, load).then(
      (component) => {
        loaded = component;
        return { default: component };
      },
      (problem: unknown) => {
        loading = null;
        throw problem;
      },
    );
    return loading;
  }
  const Waiting = lazy(fetchOnce) as unknown as ComponentType<P>;

  return {
    chunk,
    component: () => loaded ?? Waiting,
    isLoaded: () => loaded !== null,
    preload: () =>
      fetchOnce().then(
        () => {},
        () => {},
      ),
  };
}
