import { HOUR } from '@oja/core';
import { createChance } from '../../../../core/src/testing/faults/random.helper.ts';

export const surfaces = ['dashboard', 'embed'] as const;
export type Surface = (typeof surfaces)[number];

/** Events on a device during a schedule. Times are in the client's ms. */
export type Step =
  | { readonly do: 'sell'; readonly recipient: string; readonly presses: number }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'reload' }
  | { readonly do: 'kill' }
  | { readonly do: 'second-tab' }
  | { readonly do: 'same-sale-in-second-tab'; readonly recipient: string }
  /** Makes the purchase fail at the server without a refund. */
  | { readonly do: 'withhold-refund'; readonly recipient: string }
  | { readonly do: 'leave-and-go-back' }
  | { readonly do: 'offline'; readonly ms: number }
  | { readonly do: 'jump'; readonly ms: number }
  | { readonly do: 'look-at-support' }
  | { readonly do: 'log-out' }
  | { readonly do: 'switch-agent' };

export type StepName = Step['do'];

/** Everything that a seed determines in advance. Its faults are drawn from the same seed as requests arrive. */
export interface Schedule {
  readonly seed: number;
  readonly surface: Surface;
  readonly steps: readonly Step[];
}

/**
 * Numbers with a fixed outcome at the simulated provider: delivered at once, delivered late, failed late, and answers
 * lost while the purchase is pending.
 */
const FAILS_LATE = '08030000202';
const stories = ['08011111111', '08020000201', FAILS_LATE, '08050000400', '08060000500'];

/** Percentage of schedules with a kill, which costs two browser starts. */
const KILLED_OF_100 = 5;

type Draw = () => number;

const between = (draw: Draw, low: number, high: number) => Math.round(low + draw() * (high - low));
const oneOf = <T>(draw: Draw, choices: readonly T[]): T => choices[Math.floor(draw() * choices.length)] as T;

function drawRecipient(draw: Draw, taken: ReadonlySet<string>): string {
  const story = oneOf(draw, stories);
  if (draw() < 0.6 && !taken.has(story)) return story;
  return `0803${String(Math.floor(draw() * 1e7)).padStart(7, '0')}`;
}

function drawEvent(draw: Draw, surface: Surface, recipient: string): Step {
  const events: readonly (() => Step)[] = [
    () => ({ do: 'reload' }),
    () => ({ do: 'reload' }),
    () => ({ do: 'second-tab' }),
    () => ({ do: 'leave-and-go-back' }),
    () => ({ do: 'offline', ms: between(draw, 2_000, 15_000) }),
    () => ({ do: 'offline', ms: between(draw, 200, 2_000) }),
    () => ({ do: 'jump', ms: between(draw, -48 * HOUR, 48 * HOUR) }),
  ];
  const ofAgents: readonly (() => Step)[] = [
    () => ({ do: 'same-sale-in-second-tab', recipient }),
    () => ({ do: 'look-at-support' }),
    () => ({ do: 'log-out' }),
    () => ({ do: 'switch-agent' }),
  ];
  return oneOf(draw, surface === 'dashboard' ? [...events, ...ofAgents] : events)();
}

/** An event that follows the first purchase, whatever the seed. */
export type ForcedEvent = 'kill' | 'switch-agent';

/** The schedule of a seed: one to three purchases, each followed by waits and events. */
export function createSchedule(seed: number, surface: Surface, forced?: ForcedEvent): Schedule {
  const draw = createChance(Math.imul(seed, 0x9e3779b1)).next;
  const isKilled = draw() * 100 < KILLED_OF_100 || forced === 'kill';
  const steps: Step[] = [];
  const taken = new Set<string>();
  const sales = oneOf(draw, [1, 1, 1, 2, 2, 3]);
  for (let sale = 0; sale < sales; sale += 1) {
    const recipient = drawRecipient(draw, taken);
    taken.add(recipient);
    steps.push({ do: 'sell', recipient, presses: draw() < 0.5 ? 1 : between(draw, 2, 20) });
    if (recipient === FAILS_LATE && draw() < 0.4) steps.push({ do: 'withhold-refund', recipient });
    steps.push({ do: 'wait', ms: oneOf(draw, [0, 1_000, 4_000, 12_000]) * draw() });
    if (forced === 'switch-agent' && sale === 0) steps.push({ do: 'switch-agent' });
    else if (isKilled && sale === 0) steps.push({ do: 'kill' });
    else if (draw() < 0.75) steps.push(drawEvent(draw, surface, recipient));
    if (draw() < 0.25) steps.push(drawEvent(draw, surface, recipient));
    steps.push({ do: 'wait', ms: between(draw, 1_000, 20_000) });
  }
  return { seed, surface, steps };
}
