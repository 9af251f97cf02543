/** A small random number generator that returns the same numbers for the same seed (mulberry32). */
export interface Draw {
  /** A number from 0 up to, but excluding, 1. */
  fraction(): number;
  /** An integer from 0 up to, but excluding, `max`. */
  below(max: number): number;
  pick<T>(from: readonly T[]): T;
  /** Picks by weight. */
  weighted<T>(from: readonly (readonly [item: T, weight: number])[]): T;
  uuid(): string;
  digits(count: number): string;
}

export function seededDraw(seed: number): Draw {
  let state = seed >>> 0;
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (max: number) => Math.floor(fraction() * max);
  const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T;
  return {
    fraction,
    below,
    pick,
    weighted: (from) => {
      let left = fraction() * from.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [item, weight] of from) {
        left -= weight;
        if (left < 0) return item;
      }
      return pick(from)[0];
    },
    uuid: () => {
      const hex = Array.from({ length: 32 }, () => below(16).toString(16)).join('');
      return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5');
    },
    digits: (count) => Array.from({ length: count }, () => below(10)).join(''),
  };
}
