import { createLazyCode, type LazyCode } from '@oja/widgets/ui';
import type { ComponentType } from 'react';

/** Timeout of a chunk, in ms (specification, section 9). */
export const CHUNK_TIMEOUT = 120_000;

/** Delay before the single retry, in ms: long enough for a phone to switch cells. */
const PAUSE = 1_000;

/** A chunk failed to load. Name and message follow the specification (section 8). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  constructor(chunk: string, cause: unknown) {
    super(`Loading chunk ${chunk} failed`, { cause });
  }
}

export interface LoadChunkTimes {
  readonly timeout?: number;
  readonly pause?: number;
}

/** Loads a chunk. Retries once, then throws a ChunkLoadError. */
export async function loadChunk<T>(
  chunk: string,
  load: () => Promise<T>,
  { timeout = CHUNK_TIMEOUT, pause = PAUSE }: LoadChunkTimes = {},
): Promise<T> {
  try {
    return await within(timeout, load());
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  try {
    return await within(timeout, load());
  } catch (cause) {
    throw new ChunkLoadError(chunk, cause);
  }
}

/** Code of a screen or of a part of one. `chunk` is its name in errors; for a page, its folder in `pages/`. */
export function lazyChunk<P extends object>(
  chunk: string,
  load: () => Promise<ComponentType<P>>,
): LazyCode<ComponentType<P>> {
  return createLazyCode(() => loadChunk(chunk, load));
}

/**
 * Removes the `<link>` of a stylesheet that failed to load, so that the retry requests it again. Vite treats an
 * existing `<link>` as loaded, which would leave the screen without styles.
 */
export function forgetFailedStyles(): () => void {
  const forget = ({ payload }: VitePreloadErrorEvent) => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
      if (payload.message.includes(link.href)) link.remove();
    }
  };
  addEventListener('vite:preloadError', forget);
  return () => removeEventListener('vite:preloadError', forget);
}

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
