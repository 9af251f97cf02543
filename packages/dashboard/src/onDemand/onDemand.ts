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

/** How to forget each failure. A `lazy` that failed stays so; a fresh one at each render would ask for ever. */
const failed = new Set<() => void>();

/** What has failed to load is asked for again where it is rendered next. */
export function forgetFailures(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** Makes a component load on demand. */
export function onDemand<P extends object>(
  chunk: string,
  load: () => Promise<ComponentType<P>>,
): OnDemand<P> {
  let loaded: ComponentType<P> | null = null;
  let loading: Promise<{ default: ComponentType<P> }> | null = null;
  let waiting: ComponentType<P> | null = null;
  const forget = () => {
    waiting = null;
  };

  function fetchOnce(): Promise<{ default: ComponentType<P> }> {
    loading ??= loadChunk(chunk, load).then(
      (component) => {
        loaded = component;
        return { default: component };
      },
      (problem: unknown) => {
        loading = null;
        failed.add(forget);
        throw problem;
      },
    );
    return loading;
  }

  return {
    chunk,
    component() {
      if (loaded) return loaded;
      waiting ??= lazy(fetchOnce) as unknown as ComponentType<P>;
      return waiting;
    },
    isLoaded: () => loaded !== null,
    preload: () =>
      fetchOnce().then(
        () => {},
        () => {},
      ),
  };
}
