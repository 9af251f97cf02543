/** How far one copy of the purchase request gets, and which response the page receives. */
export type Fate = 'arrives' | 'lost before the server' | 'answer lost' | 'answered by a gateway';

/** One purchase and its network faults, all drawn from a seed. Times are in ms of real time. */
export interface Scenario {
  readonly seed: number;
  /** The fates of the copies in the order sent. Any later copy arrives. */
  readonly fates: readonly Fate[];
  /** Delay before the request reaches the server. */
  readonly requestMs: number;
  readonly answerMs: number;
  /** Delay after Buy until the page reloads or its process is killed; `null` if the page stays. */
  readonly interrupted: { readonly afterMs: number; readonly by: 'reload' | 'kill' } | null;
}

/** Mulberry32: returns the same numbers for the same seed on every machine. */
export function drawFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const fates: readonly Fate[] = [
  'arrives',
  'arrives',
  'lost before the server',
  'answer lost',
  'answer lost',
  'answered by a gateway',
];

export function scenarioOf(seed: number): Scenario {
  const draw = drawFrom(seed);
  const upTo = (most: number) => Math.floor(draw() * most);
  const fate = () => fates[upTo(fates.length)] ?? 'arrives';
  return {
    seed,
    fates: [fate(), fate(), fate()],
    requestMs: upTo(150),
    answerMs: upTo(400),
    interrupted: draw() < 0.7 ? { afterMs: upTo(800), by: draw() < 0.5 ? 'reload' : 'kill' } : null,
  };
}
