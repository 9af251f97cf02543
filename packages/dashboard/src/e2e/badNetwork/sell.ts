import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Client,
  createPurchases,
  type Kobo,
  memoryJournal,
  type PurchaseDraft,
  type PurchaseJournal,
  type Step,
  type StoredSession,
  startPurchase,
} from '@oja/core';
import type { LedgerHandle } from '@oja/reference-api';
import type { Plan } from '../faultProxy/fault.ts';
import { seededDraw, seededPlan } from '../faultProxy/seededPlan.ts';
import { type FastClient, fastClient, HASTE } from './fastClient.ts';

/** How long the network stays bad at most, in the client's ms. */
const BAD_FOR = 60_000;
/** How long a sale may take once the network is good again, in our ms: on a busy machine the client's clock says little. */
const SETTLED_WITHIN = 30_000;
/** How often the agent looks at the phone meanwhile, in our ms. */
const LOOKS_EACH = 1_000;

/** At once, pending and delivered, pending and failed, a silent provider, and a number without a story. */
const recipients = ['08011111111', '08020000201', '08030000202', '08040000300', '08031234567'];

export interface Night {
  readonly apiBase: string;
  readonly agent: string;
  readonly session: StoredSession;
  readonly ledger: LedgerHandle;
  readonly plan: { readonly id: string; readonly price: Kobo };
  /** The weather over each sale, by its key: sales do not share their bad luck. */
  readonly weathers: Map<string, Plan>;
  /** How a planted bad client sends: a good one sends as it is. */
  readonly spoil?: (key: string, night: Night) => typeof fetch;
}

/** How one sale ended on the agent's screen, and in the books. */
export interface Sold {
  readonly seed: number;
  readonly step: Step;
  readonly debits: number;
  readonly refunds: number;
}

export const ended: ReadonlySet<Step> = new Set<Step>(['delivered', 'failed', 'refused', 'reversed']);

/** One sale under its own weather; in every third the app is closed in the middle and started again. */
export async function sell(seed: number, night: Night): Promise<Sold> {
  const draw = seededDraw(seed);
  const journal = memoryJournal();
  let send: typeof fetch = fetch;
  const settings = {
    ...night,
    journal,
    random: draw,
    fetch: (...call: Parameters<typeof fetch>) => send(...call),
  };
  let phone = fastClient(settings);
  await phone.client.use(createPurchases).resume(night.agent);
  const machine = startPurchase(phone.client, 'data');
  machine.review(draftFor(recipients[seed % recipients.length] ?? '', night));
  const shown = machine.state.peek();
  if (shown.step !== 'reviewing') throw new Error(`The form is at ${shown.step}`);
  const { key } = shown.intent;
  night.weathers.set(
    key,
    seededPlan({ seed, percent: 50, longestDelayMs: 5_000 / HASTE, stallMs: 10_000 / HASTE }),
  );
  send = night.spoil?.(key, night) ?? fetch;
  void machine.buy();
  const bad = draw() * BAD_FOR;
  if (seed % 3 === 0) {
    await pass(draw() * bad);
    phone.client.dispose();
    phone = fastClient(settings);
  }
  await pass(bad);
  night.weathers.delete(key);
  const step = await settled(phone, journal, night.agent, key);
  phone.client.dispose();
  const [debits, refunds] = await Promise.all([night.ledger.debits(key), night.ledger.refunds(key)]);
  return { seed, step, debits: debits.length, refunds: refunds.length };
}

/** What the screen shows when the sale has ended, or when the time for that is over. */
async function settled(
  phone: FastClient,
  journal: PurchaseJournal,
  agent: string,
  key: string,
): Promise<Step> {
  const until = performance.now() + SETTLED_WITHIN;
  for (;;) {
    phone.wake();
    const nextLook = performance.now() + LOOKS_EACH;
    while (performance.now() < nextLook) {
      const step = await shownStep(phone.client, journal, agent, key);
      if (ended.has(step) || performance.now() > until) return step;
      await sleep(25);
    }
  }
}

/** A sale that had ended before the app was closed is followed no more: the journal has its end. */
async function shownStep(
  client: Client,
  journal: PurchaseJournal,
  agent: string,
  key: string,
): Promise<Step> {
  const pursuit = client
    .use(createPurchases)
    .pursuits.peek()
    .find(({ entry }) => entry.key === key);
  if (pursuit) return pursuit.state.peek().step;
  const entries = await journal.entriesOf(agent);
  return entries.find((entry) => entry.key === key)?.ending ?? 'unknown';
}

/** Lets this much of the clients' time go by. */
function pass(ms: number): Promise<void> {
  return sleep(ms / HASTE);
}

function draftFor(recipient: string, { plan }: Night): PurchaseDraft {
  const words = { serviceName: 'MTN data', planName: '1 GB' };
  return {
    ...words,
    category: 'data',
    serviceId: 'mtn-data',
    planId: plan.id,
    recipient,
    ported: false,
    price: plan.price,
  };
}
