import { createChance } from '../../packages/core/src/testing/faults/random.helper.ts';

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

const fates: readonly Fate[] = [
  'arrives',
  'arrives',
  'lost before the server',
  'answer lost',
  'answer lost',
  'answered by a gateway',
];

export function scenarioOf(seed: number): Scenario {
  const chance = createChance(seed);
  const upTo = (most: number) => Math.floor(chance.between(0, most));
  return {
    seed,
    fates: [chance.one(fates), chance.one(fates), chance.one(fates)],
    requestMs: upTo(150),
    answerMs: upTo(400),
    interrupted: chance.happens(0.7)
      ? { afterMs: upTo(800), by: chance.happens(0.5) ? 'reload' : 'kill' }
      : null,
  };
}
