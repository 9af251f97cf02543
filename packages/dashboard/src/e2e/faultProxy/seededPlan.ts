import { type Fault, faultKinds, type Plan } from './fault.ts';

interface Weather {
  /** The same seed gives the same faults to the same sequence of requests. */
  readonly seed: number;
  /** How many of 100 requests meet a fault. */
  readonly percent: number;
  readonly kinds?: readonly Fault['kind'][];
  /** The longest a delayed request waits, in ms. */
  readonly longestDelayMs?: number;
  /** How long a stalled connection stays open, in ms. */
  readonly stallMs?: number;
}

/** Faults drawn by a seed, so that a bad night can be had again. */
export function seededPlan({
  seed,
  percent,
  kinds = faultKinds,
  longestDelayMs = 500,
  stallMs = 500,
}: Weather): Plan {
  const draw = seededDraw(seed);
  return () => {
    // Three draws for each request whatever they are used for: the sequence does not depend on the outcome.
    const [chance, choice, length] = [draw(), draw(), draw()];
    const kind = kinds[Math.floor(choice * kinds.length)];
    if (kind === undefined || chance * 100 >= percent) return undefined;
    if (kind === 'delay') return { kind, ms: Math.ceil(length * longestDelayMs) };
    return kind === 'stall' ? { kind, ms: stallMs } : { kind };
  };
}

/** mulberry32: draws numbers from 0 up to 1, the same for the same seed on every machine. */
export function seededDraw(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
