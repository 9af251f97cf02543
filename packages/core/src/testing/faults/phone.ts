import { type Client, createClient } from '../../client.ts';
import { createIntent, type PurchaseDraft } from '../../purchase/intent.ts';
import { type JournalEntry, memoryJournal, type PurchaseJournal } from '../../purchase/journal.ts';
import type { PurchaseMachine } from '../../purchase/machine.ts';
import { createPurchases } from '../../purchase/purchases.ts';
import type { Pursuit } from '../../purchase/pursuit.ts';
import type { Dedupe } from '../../purchase/pursuitPorts.ts';
import { isEnded } from '../../purchase/pursuitState.ts';
import { startPurchase } from '../../purchase/startPurchase.ts';
import { memorySessionStorage } from '../../session/storage.ts';
import { type FakePlatform, fakePlatform } from '../fakePlatform.ts';
import { disguises, type Plant } from './plants.ts';
import type { Chance } from './random.ts';

/** An agent's phone, through all its restarts. */
export interface Phone {
  platform(): FakePlatform;
  buy(draft: PurchaseDraft): Promise<void>;
  /** The newest purchase for this customer that the screen shows. */
  latest(recipient: string): Pursuit | undefined;
  pursuits(): readonly Pursuit[];
  /** What neither ended nor waits for the agent to look. */
  open(): readonly Pursuit[];
  entries(): Promise<readonly JournalEntry[]>;
  restart(): Promise<void>;
}

/** What the agent does is what an agent can do: twenty presses of Buy, and a look at the screen. */
export function createPhone(chance: Chance, network: typeof fetch, dedupe: Dedupe, plant?: Plant): Phone {
  const sessionStorage = memorySessionStorage();
  sessionStorage.write({ token: 'a-token', user: null });
  const locks = new Set<string>();
  let journal: PurchaseJournal = memoryJournal();
  let platform: FakePlatform;
  let client: Client;
  function start(): void {
    if (plant === 'journal lost') journal = memoryJournal();
    const disguise = (plant && disguises[plant]) ?? ((same: typeof fetch) => same);
    platform = fakePlatform({
      fetch: disguise(network),
      journal,
      sessionStorage,
      locks,
      random: chance.next,
    });
    client = createClient({ dedupe, platform });
    client.use(createPurchases);
  }
  start();

  async function press(machine: PurchaseMachine, draft: PurchaseDraft): Promise<void> {
    machine.review(draft);
    if (plant !== 'no latch') {
      await Promise.all(Array.from({ length: 20 }, () => machine.buy()));
      return;
    }
    for (let click = 0; click < 20; click++) {
      await client.use(createPurchases).begin(createIntent(draft, crypto.randomUUID(), Date.now()), true);
    }
  }
  return {
    platform: () => platform,
    buy: (draft) => press(startPurchase(client, draft.category), draft),
    latest: (recipient) =>
      client
        .use(createPurchases)
        .pursuits.peek()
        .findLast(({ entry }) => entry.intent.draft.recipient === recipient),
    pursuits: () => client.use(createPurchases).pursuits.peek(),
    open: () =>
      client
        .use(createPurchases)
        .pursuits.peek()
        .filter(({ state }) => !isEnded(state.peek()) && state.peek().step !== 'needs-review'),
    entries: async () => {
      const agent = client.use(createPurchases).agent.peek();
      return agent === null ? [] : journal.entriesOf(agent);
    },
    async restart() {
      platform.kill();
      client.dispose();
      await platform.wait(chance.between(500, 5_000));
      start();
      await platform.wait(0);
    },
  };
}
