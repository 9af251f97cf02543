import { type Client, createClient } from '../../client.ts';
import { kobo } from '../../format/kobo.ts';
import { createIntent, type PurchaseDraft } from '../../purchase/intent.ts';
import { type JournalEntry, memoryJournal, type PurchaseJournal } from '../../purchase/journal.ts';
import type { PurchaseMachine } from '../../purchase/machine.ts';
import type { Dedupe, Pursuit } from '../../purchase/pursuit.ts';
import { isEnded, moneyWord } from '../../purchase/pursuitState.ts';
import { memorySessionStorage } from '../../session/storage.ts';
import { type FakePlatform, fakePlatform } from '../fakePlatform.ts';
import { createFaultyNetwork, type Fault } from './faultyNetwork.ts';
import { createLedgerServer } from './ledgerServer.ts';
import { type Chance, createChance } from './random.ts';

/** A client, or a server, that does one thing wrong: the harness must notice each. */
export type Plant =
  | 'server pays for every copy'
  | 'new key on every send'
  | 'error shown as refused'
  | 'no latch'
  | 'journal lost';

export interface Schedule {
  readonly seed: number;
  readonly dedupe: Dedupe;
  readonly kinds: readonly Fault[];
  readonly plant?: Plant;
}

export interface Verdict {
  /** What must never happen, in words; empty for a good run. */
  readonly wrongs: readonly string[];
  readonly faults: readonly Fault[];
  readonly debits: number;
  readonly reloads: number;
  /** Of the pursuits at the end, how many ended in which step. */
  readonly steps: readonly string[];
  /** The longest that a purchase stayed open after the network was back, in ms. */
  readonly openFor: number;
}

/** When the network heals, in ms, and how long everything may take to settle after that. */
const HEALS_AFTER = [20_000, 300_000] as const;
const SETTLED_WITHIN = 60_000;
/** With a server that can't be asked, the agent is asked to look after two minutes, at the next planned question. */
const LOOKED_AT_WITHIN = 200_000;

const wait = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

const draftFor = (recipient: string): PurchaseDraft => ({
  category: 'data',
  serviceId: 'mtn-data',
  serviceName: 'MTN',
  planId: 'mtn-sme-1gb',
  planName: '1 GB',
  recipient,
  ported: false,
  price: kobo(45_600),
});

/** Every POST goes out under another reference, as a client does that makes the key when it sends. */
function rekeyed(fetchFn: typeof fetch): typeof fetch {
  return (input, init) => {
    if (init?.method !== 'POST') return fetchFn(input, init);
    const body = { ...JSON.parse(String(init.body)), reference: crypto.randomUUID() };
    return fetchFn(input, { ...init, body: JSON.stringify(body) });
  };
}

/** Whatever goes wrong comes out as a refusal. */
function refusing(fetchFn: typeof fetch): typeof fetch {
  return async (input, init) => {
    const refused = () => Response.json({ message: 'Purchase failed' }, { status: 400 });
    if (init?.method !== 'POST') return fetchFn(input, init);
    return fetchFn(input, init).then((response) => (response.status >= 500 ? refused() : response), refused);
  };
}

const disguises: Partial<Record<Plant, (fetchFn: typeof fetch) => typeof fetch>> = {
  'new key on every send': rekeyed,
  'error shown as refused': refusing,
};

/** One phone, one agent, three customers and a bad network; plays a whole schedule and judges it by the ledger. */
export async function runSchedule({ seed, dedupe, kinds, plant }: Schedule): Promise<Verdict> {
  const chance = createChance(seed);
  const server = createLedgerServer(chance, {
    dedupe: dedupe === 'supported' && plant !== 'server pays for every copy',
    wait,
    now: () => Date.now(),
  });
  const network = createFaultyNetwork(chance, server, { rate: 0.5, kinds, wait });
  const phone = createPhone(chance, network.fetch, dedupe, plant);
  const heals = chance.between(...HEALS_AFTER);
  const begun = Date.now();

  const selling = Promise.all(['08030000001', '08030000002', '08030000003'].map((to) => sellTo(to)));
  /** One customer: the agent buys, and buys again only where the screen says that nothing was charged. */
  async function sellTo(recipient: string): Promise<void> {
    await wait(chance.between(0, 30_000));
    for (let attempt = 0; attempt < 3; attempt++) {
      if (Date.now() - begun > heals) return;
      await phone.buy(draftFor(recipient));
      for (;;) {
        await wait(2_500);
        const shown = phone.latest(recipient)?.state.peek();
        if (shown && isEnded(shown)) {
          if (shown.step !== 'refused') return;
          break;
        }
        if (Date.now() - begun > heals) return;
      }
    }
  }

  const reloads = chance.happens(0.5) ? Math.ceil(chance.between(0, 2)) : 0;
  for (let reload = 0; reload < reloads; reload++) {
    await wait(chance.between(0, heals / 2));
    await phone.restart();
  }
  if (chance.happens(0.5)) {
    phone.platform().setOnline(false);
    await wait(chance.between(1_000, 60_000));
    phone.platform().setOnline(true);
  }
  await wait(Math.max(0, heals - (Date.now() - begun)));
  network.heal();
  const healedAt = Date.now();
  phone.platform().setOnline(true);
  const patience = dedupe === 'none' ? LOOKED_AT_WITHIN : SETTLED_WITHIN;
  while (phone.open().length > 0 && Date.now() - healedAt < patience) await wait(1_000);
  const openFor = Date.now() - healedAt;
  await selling;
  // Whatever is still on its way arrives: a promise made too early is broken by now.
  const left = phone.open();
  await wait(120_000);
  return {
    wrongs: judge(server, await phone.entries(), phone.pursuits(), left),
    faults: network.met,
    debits: server.debits.length,
    reloads,
    steps: phone.pursuits().map((pursuit) => pursuit.state.peek().step),
    openFor,
  };
}

function judge(
  server: ReturnType<typeof createLedgerServer>,
  entries: readonly JournalEntry[],
  pursuits: readonly Pursuit[],
  left: readonly Pursuit[],
): string[] {
  const wrongs = left.map((pursuit) => `left open: ${pursuit.state.peek().step}`);
  const references = server.debits.map(({ reference }) => reference);
  if (new Set(references).size < references.length) wrongs.push('debited twice under one key');
  const known = new Set(entries.map(({ key }) => key));
  if (references.some((reference) => !known.has(reference))) wrongs.push('a debit without a record');
  for (const { recipient } of server.debits) {
    const standing = server.debits.filter(
      (debit) => debit.recipient === recipient && server.isCharged(debit.reference),
    );
    if (standing.length > 1) wrongs.push('a customer paid for twice');
  }
  const said = [
    ...entries.map(({ key, ending }) => [key, ending] as const),
    ...pursuits.map(({ entry, state }) => [entry.key, endingOf(state.peek())] as const),
  ];
  for (const [key, ending] of said) {
    if (ending !== null && ending !== 'delivered' && server.isCharged(key))
      wrongs.push(`${ending}, but debited`);
    if (ending === 'delivered' && !server.isDelivered(key)) wrongs.push('delivered, but it was not');
  }
  return [...new Set(wrongs)];
}

function endingOf(state: Parameters<typeof moneyWord>[0]): JournalEntry['ending'] {
  if (state.step === 'settled-by-hand' || !isEnded(state)) return null;
  const word = moneyWord(state);
  if (word === 'charged') return 'delivered';
  return word === 'refunded' ? 'reversed' : 'refused';
}

interface Phone {
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

function createPhone(chance: Chance, network: typeof fetch, dedupe: Dedupe, plant?: Plant): Phone {
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
  }
  start();

  async function press(machine: PurchaseMachine, draft: PurchaseDraft): Promise<void> {
    machine.review(draft);
    if (plant !== 'no latch') {
      await Promise.all(Array.from({ length: 20 }, () => machine.buy()));
      return;
    }
    for (let click = 0; click < 20; click++) {
      await client.purchases.begin(createIntent(draft, crypto.randomUUID(), Date.now()), true);
    }
  }
  return {
    platform: () => platform,
    buy: (draft) => press(client.startPurchase(draft.category), draft),
    latest: (recipient) =>
      client.purchases.pursuits.peek().findLast(({ entry }) => entry.intent.draft.recipient === recipient),
    pursuits: () => client.purchases.pursuits.peek(),
    open: () =>
      client.purchases.pursuits
        .peek()
        .filter(({ state }) => !isEnded(state.peek()) && state.peek().step !== 'needs-review'),
    entries: async () => {
      const agent = client.purchases.agent.peek();
      return agent === null ? [] : journal.entriesOf(agent);
    },
    async restart() {
      platform.kill();
      client.dispose();
      await wait(chance.between(500, 5_000));
      start();
      await wait(0);
    },
  };
}
