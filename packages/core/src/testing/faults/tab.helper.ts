import { effect } from '@preact/signals-core';
import { createClient } from '../../client/client.ts';
import type { Dedupe } from '../../client/clientConfig.ts';
import { createIntent, type PurchaseDraft } from '../../journal/intent.ts';
import type { PurchaseJournal } from '../../journal/journal.ts';
import { createPurchases, startPurchase } from '../../purchase/purchases.ts';
import type { PurchaseTracker } from '../../purchase/tracker/tracker.ts';
import { isEnded } from '../../purchase/tracker/trackerState.ts';
import type { SessionStorage } from '../../session/sessionStorage.ts';
import { createFakePlatform, type FakePlatform } from '../fakePlatform.ts';
import { disguises, type Mutant } from './mutants.helper.ts';
import type { Chance } from './random.helper.ts';

/** The state that the tabs of one browser share. */
export interface Browser {
  readonly network: typeof fetch;
  readonly dedupe: Dedupe;
  readonly mutant: Mutant | undefined;
  readonly chance: Chance;
  readonly sessionStorage: SessionStorage;
  readonly locks: Set<string>;
  readonly tabs: Set<(key: string) => void>;
  journal: PurchaseJournal;
  /** The offset of the wall clock, in ms. */
  clockOffset: number;
}

export interface Tab {
  readonly platform: FakePlatform;
  buy(draft: PurchaseDraft): Promise<void>;
  trackers(): readonly PurchaseTracker[];
  open(): readonly PurchaseTracker[];
  isSignedIn(): boolean;
  kill(): void;
}

/** An agent whose session has ended signs in again after this time in ms, and retries until the network lets them. */
const SIGN_IN_AFTER = 3_000;

const wait = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

/** Opens one tab with the dashboard for a signed-in agent. */
export function openTab(browser: Browser): Tab {
  const { mutant, chance, network } = browser;
  const disguise = (mutant && disguises[mutant]) ?? ((same: typeof fetch) => same);
  const platform = createFakePlatform({
    fetch: disguise(network),
    journal: browser.journal,
    sessionStorage: browser.sessionStorage,
    locks: browser.locks,
    tabs: browser.tabs,
    random: chance.next,
    now: () => Date.now() + browser.clockOffset,
  });
  const client = createClient({ dedupe: browser.dedupe, platform });
  const purchases = client.getStore(createPurchases);
  let isAlive = true;

  async function signIn(): Promise<void> {
    await wait(SIGN_IN_AFTER);
    if (!isAlive || client.session?.state.peek().isAuthenticated) return;
    const result = await client.session?.login({ username: 'amaka', password: 'x' });
    if (!result?.ok) await signIn();
  }
  const stopWatching = effect(() => {
    const { session } = client;
    if (session && (session.ended.value === 'expired' || !session.state.peek().isAuthenticated)) signIn();
  });
  return {
    platform,
    async buy(draft) {
      const machine = startPurchase(client, draft.category);
      machine.review(draft);
      if (mutant !== 'no latch') {
        await Promise.all(Array.from({ length: 20 }, () => machine.buy()));
        return;
      }
      for (let click = 0; click < 20; click++) {
        await purchases.journalAndSend(createIntent(draft, crypto.randomUUID(), platform.now()), true);
      }
    },
    trackers: () => purchases.trackers.peek(),
    open: () =>
      purchases.trackers
        .peek()
        .filter(({ state }) => !isEnded(state.peek()) && state.peek().step !== 'needs-review'),
    isSignedIn: () => client.session?.state.peek().isAuthenticated === true,
    kill() {
      isAlive = false;
      stopWatching();
      platform.kill();
      client.dispose();
    },
  };
}
