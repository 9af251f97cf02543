import { DAY, HOUR, type Kobo, kobo, MINUTE } from '@oja/core';
import type { Draw } from './draw.ts';
import {
  CATEGORIES,
  drawGoods,
  type Goods,
  type PastCategory,
  type PastStatus,
  STATUSES,
} from './pastSales.ts';
import { drawTimes } from './pastTimes.ts';

/** A change of the wallet, at `at` ms. `wallet` is the amount gained, in kobo. */
export type PastEvent = { readonly at: number; readonly wallet: Kobo } & (
  | { readonly kind: 'sale'; readonly id: string; readonly goods: Goods; readonly status: PastStatus }
  | { readonly kind: 'refund' | 'reversal'; readonly saleId: string }
  | { readonly kind: 'funding'; readonly way: FundingWay; readonly fee: Kobo }
);

export type FundingWay = 'virtual' | 'card' | 'manual';

const COUNT = 600;
/** The pending sales, counted from the newest: recent ones, but not the first on the screen. */
const PENDING = [3, 6, 8, 10, 12];
const WAYS: readonly (readonly [FundingWay, number])[] = [
  ['virtual', 18],
  ['card', 3],
  ['manual', 3],
];

/** Each item in the given quantity, shuffled. */
function shuffled<T>(counts: readonly (readonly [T, number])[], draw: Draw): T[] {
  return counts
    .flatMap(([item, count]) => Array.from({ length: count }, () => [draw.fraction(), item] as const))
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);
}

function drawStatuses(times: readonly number[], now: number, draw: Draw): PastStatus[] {
  const rest = shuffled(
    STATUSES.filter(([status]) => status !== 'pending'),
    draw,
  );
  const pending = new Set(PENDING.map((back) => COUNT - back));
  const statuses = times.map((_, index) => (pending.has(index) ? 'pending' : (rest.pop() ?? 'delivered')));
  // A refund takes time, so a sale that failed too recently swaps its status with an older delivered one.
  times.forEach((at, index) => {
    const status = statuses[index];
    if ((status !== 'failed' && status !== 'reversed') || at < now - DAY) return;
    const older = statuses.indexOf('delivered');
    statuses[older] = status;
    statuses[index] = 'delivered';
  });
  return statuses;
}

function* eventsOfSale(
  at: number,
  category: PastCategory,
  status: PastStatus,
  draw: Draw,
): Generator<PastEvent> {
  const goods = drawGoods[category](draw);
  const id = draw.uuid();
  yield { kind: 'sale', at, id, goods, status, wallet: kobo(-goods.amount) };
  const back = { saleId: id, wallet: goods.amount };
  if (status === 'failed') yield { kind: 'refund', at: at + 20_000 + draw.below(MINUTE), ...back };
  if (status === 'reversed') yield { kind: 'reversal', at: at + HOUR + draw.below(4 * HOUR), ...back };
}

/** 60 days of an agent's wallet, oldest first: 600 sales, their refunds, and 24 fundings that end at `endsAt`. */
export function drawEvents(now: number, endsAt: Kobo, draw: Draw): PastEvent[] {
  const times = drawTimes(COUNT, now, draw);
  const categories = shuffled(CATEGORIES, draw);
  const statuses = drawStatuses(times, now, draw);
  const events = times
    .flatMap((at, index) => [
      ...eventsOfSale(at, categories[index] ?? 'data', statuses[index] ?? 'delivered', draw),
    ])
    .sort((a, b) => a.at - b.at);
  return fund(events, endsAt, draw);
}

/** The lowest balance during these events, and the balance at the end, if it starts at 0. */
function drain(events: readonly PastEvent[]): { deepest: number; end: number } {
  let end = 0;
  let deepest = 0;
  for (const event of events) {
    end += event.wallet;
    deepest = Math.min(deepest, end);
  }
  return { deepest, end };
}

/**
 * Adds fundings before the money runs out: each covers the sales until the next one, and the last one ends at
 * `endsAt`.
 */
function fund(events: readonly PastEvent[], endsAt: Kobo, draw: Draw): PastEvent[] {
  const ways = shuffled(WAYS, draw);
  const stretch = Math.ceil(events.length / ways.length);
  let balance = 0;
  return ways.flatMap((way, index) => {
    const until = events.slice(index * stretch, (index + 1) * stretch);
    const { deepest, end } = drain(until);
    const spare = (2 + draw.below(12)) * 100_000;
    const enough = Math.ceil(Math.max(100_000, spare - deepest - balance) / 100_000) * 100_000;
    const amount = index === ways.length - 1 ? endsAt - balance - end : enough;
    balance += amount + end;
    const at = Math.max((events[index * stretch - 1]?.at ?? 0) + 1, (until[0]?.at ?? 0) - MINUTE);
    return [funding(way, at, kobo(amount)), ...until];
  });
}

function funding(way: FundingWay, at: number, wallet: Kobo): PastEvent {
  const fees: Record<FundingWay, number> = { virtual: 5_000, card: Math.round(wallet * 0.015), manual: 0 };
  return { kind: 'funding', at, wallet, way, fee: kobo(fees[way]) };
}

/** One transfer of the whole balance, an hour ago. */
export const openingFunding = (now: number, amount: Kobo): PastEvent => funding('manual', now - HOUR, amount);
