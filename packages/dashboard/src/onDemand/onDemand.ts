import { type ComponentType, lazy } from 'react';
import { loadChunk } from './loadChunk.ts';

/** A component that is loaded when it is first rendered. Render it with `Lazy`. */
export interface OnDemand<P extends object> {
  /** Name of the chunk in errors and in the build. For a page: its folder in `pages/`. */
  readonly chunk: string;
  /**
   * The component once it has loaded. Until then, a component that suspends, and throws ChunkLoadError if loading
   * fails.
   */
  component(): ComponentType<P>;
  /** True once the component has loaded. */
  isLoaded(): boolean;
  /** Loads the component ahead of need. Ignores a failure: the next use tries again. */
  preload(): Promise<void>;
}

/**
 * Callbacks that reset failed components. A failed `lazy` component never retries, and a new one on each render would
 * retry endlessly.
 */
const failed = new Set<() => void>();

/** Makes components that failed to load retry at their next render. */
export function forgetFailures(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** Wraps a component so that it loads on demand. */
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
