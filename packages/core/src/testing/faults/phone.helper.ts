import type { Dedupe } from '../../client/clientConfig.ts';
import type { PurchaseDraft } from '../../journal/intent.ts';
import { createMemoryJournal, type JournalEntry } from '../../journal/journal.ts';
import type { PurchaseTracker } from '../../purchase/tracker/tracker.ts';
import { createMemorySessionStorage } from '../../session/sessionStorage.ts';
import type { Mutant } from './mutants.helper.ts';
import type { Chance } from './random.helper.ts';
import { type Browser, openTab, type Tab } from './tab.helper.ts';

/** An agent's phone, across all restarts. */
export interface Phone {
  buy(draft: PurchaseDraft): Promise<void>;
  /** The newest purchase for this customer in the first tab. */
  latest(recipient: string): PurchaseTracker | undefined;
  /** The trackers of all open tabs. */
  trackers(): readonly PurchaseTracker[];
  /** The trackers, in any tab, that have not ended and do not wait for the agent's review. */
  open(): readonly PurchaseTracker[];
  entries(): Promise<readonly JournalEntry[]>;
  /** False until the agent signs in again: no screen shows open purchases then. */
  isSignedIn(): boolean;
  setOnline(isOnline: boolean): void;
  /** Opens the dashboard in a second tab. */
  openSecondTab(): void;
  /** Changes the wall clock; elapsed time since the start continues evenly. */
  jumpClock(ms: number): void;
  restart(): Promise<void>;
}

/** The agent's actions are realistic: twenty presses of Buy, and a look at the screen. */
export function createPhone(chance: Chance, network: typeof fetch, dedupe: Dedupe, mutant?: Mutant): Phone {
  const sessionStorage = createMemorySessionStorage();
  sessionStorage.write({
    token: 'a-token',
    user: { firstName: '', lastName: '', username: 'amaka', phone: '', email: '' },
  });
  const browser: Browser = {
    network,
    dedupe,
    mutant,
    chance,
    sessionStorage,
    journal: createMemoryJournal(),
    locks: new Set(),
    tabs: new Set(),
    clockOffset: 0,
  };
  let tabs: Tab[] = [openTab(browser)];
  const first = () => tabs[0] as Tab;
  const trackers = () => tabs.flatMap((tab) => tab.trackers());
  return {
    buy: (draft) => first().buy(draft),
    latest: (recipient) =>
      first()
        .trackers()
        .findLast(({ entry }) => entry.intent.draft.recipient === recipient),
    trackers,
    open: () => tabs.flatMap((tab) => tab.open()),
    entries: () => browser.journal.entriesOf('amaka'),
    isSignedIn: () => tabs.every((tab) => tab.isSignedIn()),
    setOnline(isOnline) {
      for (const tab of tabs) tab.platform.setOnline(isOnline);
    },
    openSecondTab() {
      tabs.push(openTab(browser));
    },
    jumpClock(ms) {
      browser.clockOffset += ms;
    },
    async restart() {
      for (const tab of tabs) tab.kill();
      await new Promise<void>((resolve) => void setTimeout(resolve, chance.between(500, 5_000)));
      if (mutant === 'journal lost') browser.journal = createMemoryJournal();
      tabs = [openTab(browser)];
    },
  };
}
