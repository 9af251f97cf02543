import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core';
import type { CallResult } from '../http/parseResponse.ts';
import type { Problem } from '../http/problem.ts';
import { createOnce } from '../shared/once.ts';
import { isFinal } from '../shared/schemas/status.ts';
import { loadPages } from '../store/pages.ts';
import type { Resettable, StoreContext } from '../store/storeRegistry.ts';
import { historyEndpoints } from '../transaction/endpoints.ts';
import type { Transaction } from '../transaction/schema.ts';
import { isOpenPurchase, mergeOpen, type OpenPurchase, settledNames } from './openPurchase.ts';
import { createPurchases } from './purchases.ts';
import { repeatTask, sharedWatch } from './repeatTask.ts';
import { isEnded } from './tracker/trackerState.ts';

/** The open purchases, and how reliable the list is. `items` always includes those in this device's journal, oldest first. */
export type OpenPurchases =
  /** The server has not answered yet, so an empty list means nothing. */
  | { readonly status: 'loading'; readonly items: readonly OpenPurchase[] }
  /**
   * The server's list at `at`, ms since 1970. `lookedAt` is `null` if the list has every open purchase; a number if the
   * server can't filter its list, and only that many of the latest transactions were checked.
   */
  | {
      readonly status: 'known';
      readonly items: readonly OpenPurchase[];
      readonly at: number;
      readonly lookedAt: number | null;
    }
  /** The server can't be reached. `at` is the time of its last answer, which `items` includes; `null` without one. */
  | {
      readonly status: 'unknown';
      readonly items: readonly OpenPurchase[];
      readonly problem: Problem;
      readonly at: number | null;
    };

export interface OpenPurchasesStore extends Resettable {
  readonly state: ReadonlySignal<OpenPurchases>;
  /** Requests the server's list now. */
  refresh(): Promise<void>;
  /**
   * Keeps the list up to date until the returned function is called: requests it at once, when the device wakes, when a
   * purchase of this device begins or ends, and every 15 s while a purchase is open or the server can't be reached,
   * else each minute.
   */
  watch(): () => void;
}

interface Listed {
  readonly sales: readonly Transaction[];
  readonly lookedAt: number | null;
}

const PAGE = 100;
/** The maximum number of requested pages of open purchases. */
const MOST_PAGES = 5;
const SOON = 15_000;
const LATER = 60_000;

/** Requests all transactions without a final status. If the server ignores the filter, only the first page counts. */
async function listOpen(call: StoreContext['call']): Promise<CallResult<Listed>> {
  const rows: Transaction[] = [];
  let pages = 0;
  let isFiltered = true;
  const last = await loadPages(
    (cursor) => call(historyEndpoints.transactions, { query: { status: 'pending', limit: PAGE, cursor } }),
    ({ data }) => {
      rows.push(...data);
      pages += 1;
      isFiltered = data.every(({ status }) => !isFinal(status));
      return isFiltered && pages < MOST_PAGES;
    },
  );
  if (!last.ok) return last;
  const isWhole = isFiltered && last.nextCursor === null;
  return {
    ...last,
    data: { sales: rows.filter(isOpenPurchase), lookedAt: isWhole ? null : rows.length },
  };
}

/** The server's list: its last answer, and the problem since then, if any. */
function createServerList({ call, platform }: Pick<StoreContext, 'call' | 'platform'>) {
  const heard = signal<(Listed & { readonly at: number }) | null>(null);
  const problem = signal<Problem | null>(null);
  let generation = 0;
  const requests = createOnce();

  async function ask(mine: number): Promise<void> {
    const result = await listOpen(call);
    if (mine !== generation) return;
    batch(() => {
      problem.value = result.ok ? null : result.problem;
      if (result.ok) heard.value = { ...result.data, at: result.serverTime ?? platform.now() };
    });
  }
  return {
    heard,
    problem,
    refresh(): Promise<void> {
      const mine = generation;
      return requests.run('open', () => ask(mine));
    },
    reset(): void {
      generation += 1;
      requests.forget();
      heard.value = null;
      problem.value = null;
    },
  };
}

/** Creates the store of this agent's open purchases, from the journal and the server's list; pass it to `client.getStore`. */
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
  /** Changes when a purchase of this device begins or ends, and not with each requery. */
  const ownOpen = computed(() =>
    trackers.value.flatMap(({ entry, state }) => (isEnded(state.value) ? [] : [entry.key])).join(),
  );

  const isBlank = computed(() => server.heard.value === null && server.problem.value === null);
  /** True if the server was not asked for this agent yet: at the start, and after another agent has left. */
  const isNew = computed(() => account.value !== null && isBlank.value);

  const watch = sharedWatch(() => {
    const wakers = [
      platform.onWake,
      (wake: () => void) => ownOpen.subscribe(wake),
      (wake: () => void) => isNew.subscribe((isWanted) => void (isWanted && wake())),
    ];
    return repeatTask(platform.wait, wakers, async () => {
      if (account.peek()) await server.refresh();
      // The answer belonged to a session that has ended.
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
