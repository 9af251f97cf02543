import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core';
import { isFinal } from '../schemas/status.ts';
import type { Transaction } from '../schemas/transaction.ts';
import type { Resettable, StoreContext } from '../stores/storeRegistry.ts';
import type { Problem } from '../transport/problem.ts';
import type { Outcome } from '../transport/read.ts';
import { isOpenPurchase, mergeOpen, type OpenPurchase, settledNames } from './openPurchase.ts';
import { createPurchases } from './purchases.ts';
import { isEnded } from './trackerState.ts';
import { repeatTask, sharedWatch } from './watching.ts';

/** What is open, and what that rests on. `items` always holds what the journal of this device knows, oldest first. */
export type OpenPurchases =
  /** The server was not heard yet: an empty list says nothing. */
  | { readonly status: 'loading'; readonly items: readonly OpenPurchase[] }
  /**
   * As the server said at `at`, ms since 1970. `lookedAt`: null where it listed every open purchase; a number where it
   * can't narrow its list, and only its latest so many transactions were looked at.
   */
  | {
      readonly status: 'known';
      readonly items: readonly OpenPurchase[];
      readonly at: number;
      readonly lookedAt: number | null;
    }
  /** The server could not be asked. `at`: when it was last heard, and `items` has what it said then; null for never. */
  | {
      readonly status: 'unknown';
      readonly items: readonly OpenPurchase[];
      readonly problem: Problem;
      readonly at: number | null;
    };

export interface OpenPurchasesStore extends Resettable {
  readonly state: ReadonlySignal<OpenPurchases>;
  /** Asks the server now. */
  refresh(): Promise<void>;
  /**
   * Keeps the list fresh until the function that it gives back is called: asks at once, when the device wakes, when a
   * purchase of this device ends, every 15 s while something is open or the server can't be asked, else each minute.
   */
  watch(): () => void;
}

interface Listed {
  readonly sales: readonly Transaction[];
  readonly lookedAt: number | null;
}

const PAGE = 100;
/** More open purchases than this many pages hold are not listed one by one. */
const MOST_PAGES = 5;
const SOON = 15_000;
const LATER = 60_000;

/** Every transaction without a final status. A server that takes no notice of the filter is believed for one page. */
async function listOpen(call: StoreContext['call']): Promise<Outcome<Listed>> {
  const rows: Transaction[] = [];
  let cursor: string | undefined;
  for (let page = 1; ; page += 1) {
    const outcome = await call('transactions', { query: { status: 'pending', limit: PAGE, cursor } });
    if (!outcome.ok) return outcome;
    rows.push(...outcome.data);
    const isFiltered = outcome.data.every(({ status }) => !isFinal(status));
    const isWhole = isFiltered && outcome.nextCursor === null;
    if (!isWhole && isFiltered && page < MOST_PAGES) {
      cursor = outcome.nextCursor ?? undefined;
      continue;
    }
    return {
      ...outcome,
      data: { sales: rows.filter(isOpenPurchase), lookedAt: isWhole ? null : rows.length },
    };
  }
}

/** The server's list: what it said last, and why it could not be asked since. */
function createServerList({ call, platform }: Pick<StoreContext, 'call' | 'platform'>) {
  const heard = signal<(Listed & { readonly at: number }) | null>(null);
  const problem = signal<Problem | null>(null);
  let generation = 0;
  let asking: Promise<void> | null = null;

  async function ask(mine: number): Promise<void> {
    const outcome = await listOpen(call);
    if (mine !== generation) return;
    batch(() => {
      problem.value = outcome.ok ? null : outcome.problem;
      if (outcome.ok) heard.value = { ...outcome.data, at: outcome.serverTime ?? platform.now() };
    });
  }
  return {
    heard,
    problem,
    refresh(): Promise<void> {
      const mine = generation;
      asking ??= ask(mine).finally(() => {
        if (mine === generation) asking = null;
      });
      return asking;
    },
    reset(): void {
      generation += 1;
      asking = null;
      heard.value = null;
      problem.value = null;
    },
  };
}

/** For `client.getStore`: the purchases of this agent that have not ended, by the journal and by the server's list. */
export function createOpenPurchasesStore(context: StoreContext): OpenPurchasesStore {
  const { platform, account } = context;
  const { trackers } = context.getStore(createPurchases);
  const server = createServerList(context);
  const settled = new Set<string>();

  const state = computed<OpenPurchases>(() => {
    for (const tracker of trackers.value) for (const name of settledNames(tracker)) settled.add(name);
    const heard = server.heard.value;
    const problem = server.problem.value;
    const items = mergeOpen(trackers.value, heard?.sales ?? [], settled);
    if (problem) return { status: 'unknown', items, problem, at: heard?.at ?? null };
    if (!heard) return { status: 'loading', items };
    return { status: 'known', items, at: heard.at, lookedAt: heard.lookedAt };
  });
  /** Changes when a purchase of this device begins or ends, and not with each question about one. */
  const ownOpen = computed(() =>
    trackers.value.flatMap(({ entry, state }) => (isEnded(state.value) ? [] : [entry.key])).join(),
  );

  const isBlank = computed(() => server.heard.value === null && server.problem.value === null);
  /** True where the server was not asked yet for this agent: at the start, and after another one left. */
  const isNew = computed(() => account.value !== null && isBlank.value);

  const watch = sharedWatch(() => {
    const wakers = [
      platform.onWake,
      (wake: () => void) => ownOpen.subscribe(wake),
      (wake: () => void) => isNew.subscribe((isWanted) => void (isWanted && wake())),
    ];
    return repeatTask(platform.wait, wakers, async () => {
      if (account.peek()) await server.refresh();
      // What came belonged to a session that has ended meanwhile.
      if (isNew.peek()) return 0;
      const { status, items } = state.peek();
      return status === 'known' && items.length === 0 ? LATER : SOON;
    });
  });
  return {
    state,
    refresh: server.refresh,
    watch,
    reset() {
      settled.clear();
      server.reset();
    },
  };
}
