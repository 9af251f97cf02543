import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inShard } from '../../../../../scripts/tests/shard.ts';
import { figuresOf } from './figures.helper.ts';
import { mutants } from './mutants.helper.ts';
import { type FaultRuns, type ScheduleResult, startFaultRuns } from './run.helper.ts';
import type { Surface } from './schedule.helper.ts';

/** Fixed first seeds, so that a failure can be reproduced on any machine. */
const FIRST_SEED: Readonly<Record<Surface, number>> = { dashboard: 1, embed: 20_263 };
/** The number of parallel test workers that two cores can run. */
const WORKERS = 5;

let runs: FaultRuns;

beforeAll(async () => {
  runs = await startFaultRuns('chromium');
});
afterAll(() => runs?.close());

const seedsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => first + index);

const failuresOf = (results: readonly ScheduleResult[]) =>
  results.flatMap(({ schedule, breaches, broken }) => [
    ...breaches.map(({ verdict, detail }) => `seed ${schedule.seed}: ${verdict}: ${detail}`),
    ...(broken ? [`seed ${schedule.seed} could not be played: ${broken}`] : []),
  ]);

/** Plays again, one at a time, each schedule that the test helper could not play: an unplayed schedule proves nothing. */
async function replayed(results: readonly ScheduleResult[], surface: Surface) {
  const seeds = results.filter(({ broken }) => broken !== null).map(({ schedule }) => schedule.seed);
  const second = seeds.length > 0 ? await runs.run({ surface, seeds, workers: 1 }) : [];
  return [...results.filter(({ broken, breaches }) => broken === null || breaches.length > 0), ...second];
}

describe('the screens', () => {
  // `npm run faults` can play any number of schedules.
  it.each<[Surface, number, number]>([
    ['dashboard', 120, 20],
    ['embed', 80, 10],
  ])(
    'match the ledger on the %s in %i schedules of network faults and device events',
    async (surface, count, kinds) => {
      const seed = FIRST_SEED[surface];
      const seeds = inShard(seedsFrom(seed, count));
      const results = await runs.run({ surface, seeds, workers: WORKERS });
      const again = await replayed(results, surface);
      expect(failuresOf(again)).toEqual([]);
      // Enough kinds of faults and enough purchases show that the schedules were hard enough.
      const figures = figuresOf(results, { browser: 'chromium', surface, seed, seconds: 0 });
      expect(Object.keys(figures.faults).length).toBeGreaterThan((kinds * seeds.length) / count);
      expect(figures.debits).toBeGreaterThanOrEqual(seeds.length);
    },
    1_800_000,
  );
});

describe('the judge', () => {
  it.each(inShard(Object.entries(mutants)))(
    'catches the mutant "%s" within 12 schedules',
    async (_, mutant) => {
      const isCaught = ({ breaches }: ScheduleResult) =>
        breaches.some(({ verdict }) => verdict === mutant.caughtAs);
      const seeds = [...new Set([...mutant.shownBy, ...seedsFrom(1, 12)])];
      const results = await runs.run({
        surface: mutant.surface,
        seeds,
        workers: 2,
        mutant,
        onPlayed: isCaught,
      });
      expect(results.some(isCaught)).toBe(true);
    },
    300_000,
  );
});
