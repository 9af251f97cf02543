import type { PurchaseDraft } from '../../purchase/intent.ts';
import type { Dedupe } from '../../purchase/pursuitPorts.ts';
import { isEnded } from '../../purchase/pursuitState.ts';
import { demoDraft } from '../saleStage.ts';
import { createFaultyNetwork, type Fault } from './faultyNetwork.ts';
import { judge } from './judge.ts';
import { createLedgerServer } from './ledgerServer.ts';
import { createPhone } from './phone.ts';
import type { Plant } from './plants.ts';
import { createChance } from './random.ts';

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

const draftFor = (recipient: string): PurchaseDraft => ({ ...demoDraft, recipient });

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
