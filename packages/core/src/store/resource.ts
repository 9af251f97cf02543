import { type ReadonlySignal, signal } from '@preact/signals-core';
import type { CallResult } from '../http/parseResponse.ts';
import type { Problem } from '../http/problem.ts';
import { createOnce } from '../shared/once.ts';

/**
 * A fetched value. `idle`: not requested. `loading`: requested, without data. `ready`: current data. `stale`: data that
 * is being refreshed or could not be (`problem` has the reason). `failed`: no data. `at` is the time of `data`, in ms
 * since 1970: by the server's clock if it is known.
 */
export type ResourceState<T> =
  | { readonly status: 'idle'; readonly data: null; readonly problem: null }
  | { readonly status: 'loading'; readonly data: null; readonly problem: null }
  | { readonly status: 'failed'; readonly data: null; readonly problem: Problem }
  | { readonly status: 'ready'; readonly data: T; readonly at: number; readonly problem: null }
  | { readonly status: 'stale'; readonly data: T; readonly at: number; readonly problem: Problem | null };

/**
 * A fetched value that all its observers share. Its methods take no AbortSignal, except calls that one caller makes for
 * itself: a caller that aborts must not take the answer from the others.
 */
export interface Resource<T> {
  readonly state: ReadonlySignal<ResourceState<T>>;
  /** Requests the value. Concurrent calls share one request; an answer after `reset` is dropped. */
  refresh(): Promise<void>;
  /** Call it after a change: the answer of a running request may not include the change, so another request follows it. */
  renew(): Promise<void>;
  /** Like `refresh`, but only if the value was never requested. */
  load(): Promise<void>;
  /** Changes the data, if there is any. */
  change(edit: (data: T) => T): void;
  reset(): void;
}

const idle = { status: 'idle', data: null, problem: null } as const;

/** Runs one request at a time, whose answer counts until `forget`. */
function createRequests(run: (isCurrent: () => boolean) => Promise<void>) {
  let generation = 0;
  const requests = createOnce();

  function refresh(): Promise<void> {
    const mine = generation;
    return requests.run('refresh', () => run(() => mine === generation));
  }
  return {
    refresh,
    /** Waits for the running request, if any. */
    wait: async () => void (await requests.running('refresh')),
    async renew() {
      const mine = generation;
      await requests.running('refresh');
      if (mine === generation) await refresh();
    },
    forget() {
      generation += 1;
      requests.forget();
    },
  };
}

/** The state without an answer: the previous data, if any. With `problem`, no answer will come. */
function unanswered<T>(shown: ResourceState<T>, problem: Problem | null): ResourceState<T> {
  if ('at' in shown) return { status: 'stale', data: shown.data, at: shown.at, problem };
  return problem
    ? { status: 'failed', data: null, problem }
    : { status: 'loading', data: null, problem: null };
}

/**
 * Creates a resource from a request. `serverTime` returns the time that an answer describes, if the server sends it: an
 * answer older than the data is dropped. The phone's clock is never used for that, because it may be set back.
 */
export function createResource<T>(
  ask: () => Promise<CallResult<T>>,
  now: () => number,
  serverTime: (data: T, outcome: { readonly serverTime: number | null }) => number | null = () => null,
): Resource<T> {
  const state = signal<ResourceState<T>>(idle);
  let newest: number | null = null;

  const { refresh, renew, wait, forget } = createRequests(async (isCurrent) => {
    state.value = unanswered(state.peek(), null);
    let result = await ask();
    // A stored answer is shown with its time, and its server time is not compared with later answers, because it may be wrong.
    for (; isCurrent() && result.ok && result.at; result = await ask())
      state.value = { status: 'stale', data: result.data, at: result.at, problem: null };
    if (!isCurrent()) return;
    const shown = state.peek();
    if (!result.ok) {
      state.value = unanswered(shown, result.problem);
    } else {
      const said = serverTime(result.data, result);
      const isOlder = 'at' in shown && said !== null && newest !== null && said < newest;
      if (!isOlder) newest = said;
      state.value = isOlder
        ? { ...shown, status: 'ready', problem: null }
        : { status: 'ready', data: result.data, at: said ?? now(), problem: null };
    }
  });
  return {
    state,
    refresh,
    renew,
    load: () => (state.peek().status === 'idle' ? refresh() : wait()),
    change(edit) {
      const shown = state.peek();
      if ('at' in shown) state.value = { ...shown, data: edit(shown.data) };
    },
    reset() {
      forget();
      newest = null;
      state.value = idle;
    },
  };
}
