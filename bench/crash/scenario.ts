/** What becomes of one copy of the purchase on its way: how far it comes, and what the page gets. */
export type Fate = 'arrives' | 'lost before the server' | 'answer lost' | 'answered by a gateway';

/** One purchase and what happens around it, all drawn from a seed. Times in ms of this machine's clock. */
export interface Scenario {
  readonly seed: number;
  /** Of each copy that leaves, in their order; every later one arrives. */
  readonly fates: readonly Fate[];
  /** How long the request and its answer are on their way. */
  readonly requestMs: number;
  readonly answerMs: number;
  /** When after Buy the page goes away; null: it stays. A reload, or its process is killed. */
  readonly interrupted: { readonly afterMs: number; readonly by: 'reload' | 'kill' } | null;
}

/** Mulberry32: the same draws from the same seed on every machine. */
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
