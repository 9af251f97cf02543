/** Seeded randomness, so that a failed schedule can be repeated. */
export interface Chance {
  /** 0 to 1. */
  next(): number;
  between(low: number, high: number): number;
  one<T>(choices: readonly T[]): T;
  happens(probability: number): boolean;
}

/** mulberry32: small, and random enough to distribute faults. */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    one<T>(choices: readonly T[]): T {
      return choices[Math.floor(next() * choices.length)] as T;
    },
    happens: (probability) => next() < probability,
  };
}
