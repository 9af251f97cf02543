import { type ReadonlySignal, signal } from '@preact/signals-core';
import type { Problem } from '../transport/problem.ts';
import type { Outcome } from '../transport/read.ts';

/**
 * A fetched value. `idle`: never asked. `loading`: asked, nothing to show yet. `ready`: fresh. `stale`: there is
 * something to show, but it is being asked again or could not be (`problem` says why). `failed`: nothing to show.
 * `at` is when `data` came, in ms since 1970: by the server's clock where it is known.
 */
export type ResourceState<T> =
  | { readonly status: 'idle'; readonly data: null; readonly problem: null }
  | { readonly status: 'loading'; readonly data: null; readonly problem: null }
  | { readonly status: 'failed'; readonly data: null; readonly problem: Problem }
  | { readonly status: 'ready'; readonly data: T; readonly at: number; readonly problem: null }
  | { readonly status: 'stale'; readonly data: T; readonly at: number; readonly problem: Problem | null };

/**
 * A fetched value that all who show it share. None of its calls takes an AbortSignal, other than those that somebody
 * makes for themselves: a caller who gives up must not take the answer from the others.
 */
export interface Resource<T> {
  readonly state: ReadonlySignal<ResourceState<T>>;
  /** Asks the server. Two at once are one; what arrives after `reset` is dropped. */
  refresh(): Promise<void>;
  /** After a change: an answer that is on its way may not know of it, so the server is asked once more after that. */
  renew(): Promise<void>;
  /** `refresh`, unless it was asked already. */
  load(): Promise<void>;
  /** Changes what is shown, where something is shown. */
  change(edit: (data: T) => T): void;
  reset(): void;
}

const idle = { status: 'idle', data: null, problem: null } as const;

/** One request at a time, whose answer counts until `forget`. */
function createRequests(run: (isCurrent: () => boolean) => Promise<void>) {
  let generation = 0;
  let asking: Promise<void> | null = null;

  function refresh(): Promise<void> {
    const mine = generation;
    const isCurrent = () => mine === generation;
    asking ??= run(isCurrent).finally(() => {
      if (isCurrent()) asking = null;
    });
    return asking;
  }
  return {
    refresh,
    /** Ends with the one that is on its way, if there is one. */
    wait: () => asking ?? Promise.resolve(),
    async renew() {
      const mine = generation;
      await asking;
      if (mine === generation) await refresh();
    },
    forget() {
      generation += 1;
      asking = null;
    },
  };
}

/** What is shown while there is no answer: what was shown before. `problem`: there will be none. */
function unanswered<T>(shown: ResourceState<T>, problem: Problem | null): ResourceState<T> {
  if ('at' in shown) return { status: 'stale', data: shown.data, at: shown.at, problem };
  return problem
    ? { status: 'failed', data: null, problem }
    : { status: 'loading', data: null, problem: null };
}

/**
 * Makes a resource from a way to ask. `serverTime` tells, where the server does, which moment an answer speaks of: one
 * that is older than what is shown is dropped. The phone's own clock never decides that: it may be set back.
 */
export function createResource<T>(
  ask: () => Promise<Outcome<T>>,
  now: () => number,
  serverTime: (data: T, outcome: { readonly serverTime: number | null }) => number | null = () => null,
): Resource<T> {
  const state = signal<ResourceState<T>>(idle);
  let newest: number | null = null;

  const { refresh, renew, wait, forget } = createRequests(async (isCurrent) => {
    state.value = unanswered(state.peek(), null);
    let outcome = await ask();
    // What was kept is shown with its age, and never what a later answer is compared with: it may hold anything.
    for (; isCurrent() && outcome.ok && outcome.at; outcome = await ask())
      state.value = { status: 'stale', data: outcome.data, at: outcome.at, problem: null };
    if (!isCurrent()) return;
    const shown = state.peek();
    if (!outcome.ok) {
      state.value = unanswered(shown, outcome.problem);
    } else {
      const said = serverTime(outcome.data, outcome);
      const isOlder = 'at' in shown && said !== null && newest !== null && said < newest;
      if (!isOlder) newest = said;
      state.value = isOlder
        ? { ...shown, status: 'ready', problem: null }
        : { status: 'ready', data: outcome.data, at: said ?? now(), problem: null };
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
