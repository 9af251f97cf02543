import type { Dedupe } from '../../client/clientConfig.ts';
import type { PurchaseDraft } from '../../journal/intent.ts';
import { isEnded } from '../../purchase/tracker/trackerState.ts';
import { demoDraft } from '../testPurchase.helper.ts';
import { createFaultyNetwork, type Fault } from './faultyNetwork.helper.ts';
import { judge, judgeSends } from './judge.helper.ts';
import { createLedgerServer } from './ledgerServer.helper.ts';
import type { Mutant } from './mutants.helper.ts';
import { createPhone, type Phone } from './phone.helper.ts';
import { type Chance, createChance } from './random.helper.ts';

export interface Schedule {
  readonly seed: number;
  readonly dedupe: Dedupe;
  readonly kinds: readonly Fault[];
  /** `false`: the server can't void a purchase. Default: true if it deduplicates. */
  readonly canVoid?: boolean;
  readonly mutant?: Mutant;
}

export interface Verdict {
  /** The broken rules, in words; empty for a good run. */
  readonly wrongs: readonly string[];
  readonly faults: readonly Fault[];
  readonly debits: number;
  readonly reloads: number;
  readonly tabs: number;
  readonly clockJumps: number;
  /** The final step of each tracker. */
  readonly steps: readonly string[];
  /** The longest time that a purchase stayed open after the network had healed, in ms. */
  readonly openFor: number;
}

/** The time until the network heals, and the limit for all purchases to settle after that, in ms. */
const HEALS_AFTER = [20_000, 300_000] as const;
const SETTLED_WITHIN = 60_000;
/** If the server can't be requeried, the agent is asked to review the purchase after two minutes, at the next planned requery. */
const LOOKED_AT_WITHIN = 200_000;

const wait = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

const draftFor = (recipient: string): PurchaseDraft => ({ ...demoDraft, recipient });

/** Two days, more than any phone's battery failure or network clock error causes. */
const CLOCK_JUMP = 172_800_000;

/** Opens a second tab and moves the clock forward or back, each at some time before the network heals. */
async function playEvents(phone: Phone, chance: Chance, heals: number) {
  const tabs = chance.happens(0.4) ? 1 : 0;
  const clockJumps = chance.happens(0.3) ? 1 : 0;
  await Promise.all([
    tabs > 0 && wait(chance.between(0, heals)).then(() => phone.openSecondTab()),
    clockJumps > 0 &&
      wait(chance.between(0, heals)).then(() => phone.jumpClock(chance.one([-CLOCK_JUMP, CLOCK_JUMP]))),
  ]);
  return { tabs, clockJumps };
}

/** Plays a whole schedule with one phone, one agent, three customers and a bad network, and judges it by the ledger. */
export async function runSchedule({ seed, dedupe, kinds, canVoid, mutant }: Schedule): Promise<Verdict> {
  const chance = createChance(seed);
  const dedupes = dedupe === 'supported' && mutant !== 'server pays for every copy';
  const abilities = { dedupe: dedupes, canVoid: canVoid ?? dedupe === 'supported' };
  const server = createLedgerServer(chance, abilities, { wait, now: () => Date.now() });
  const network = createFaultyNetwork(chance, server, { rate: 0.5, kinds, wait });
  const phone = createPhone(chance, network.fetch, dedupe, mutant);
  const heals = chance.between(...HEALS_AFTER);
  const begun = Date.now();

  const selling = Promise.all(['08030000001', '08030000002', '08030000003'].map((to) => sellTo(to)));
  /** One customer: the agent buys, and buys again only if the screen says that nothing was charged. */
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
  const events = playEvents(phone, chance, heals);
  for (let reload = 0; reload < reloads; reload++) {
    await wait(chance.between(0, heals / 2));
    await phone.restart();
  }
  if (chance.happens(0.5)) {
    phone.setOnline(false);
    await wait(chance.between(1_000, 60_000));
    phone.setOnline(true);
  }
  const { tabs, clockJumps } = await events;
  await wait(Math.max(0, heals - (Date.now() - begun)));
  network.heal();
  const healedAt = Date.now();
  phone.setOnline(true);
  const timeout = dedupe === 'none' ? LOOKED_AT_WITHIN : SETTLED_WITHIN;
  const isSettled = () => phone.isSignedIn() && phone.open().length === 0;
  while (!isSettled() && Date.now() - healedAt < timeout) await wait(1_000);
  const openFor = Date.now() - healedAt;
  await selling;
  // Waits until all delayed copies have arrived, which exposes a result that was reported too early.
  const left = phone.open();
  await wait(120_000);
  return {
    wrongs: [
      ...judge(server, await phone.entries(), phone.trackers(), left),
      ...(dedupe === 'none' ? judgeSends(network.sends) : []),
    ],
    faults: network.met,
    debits: server.debits.length,
    reloads,
    tabs,
    clockJumps,
    steps: phone.trackers().map((tracker) => tracker.state.peek().step),
    openFor,
  };
}
