import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ofPiece } from '../../../../../scripts/tests/piece.ts';
import { figuresOf } from './figures.harness.ts';
import { plants } from './plants.harness.ts';
import { type FaultRuns, type ScheduleResult, startFaultRuns } from './run.harness.ts';
import type { Surface } from './schedule.harness.ts';

/** The same schedules each time: a failure can be repeated on any machine. */
const FIRST_SEED: Readonly<Record<Surface, number>> = { dashboard: 1, embed: 20_263 };
/** As many as two cores keep apart. */
const LANES = 5;

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

/** A schedule that the harness could not play says nothing about the screens: it is played once more, alone. */
async function replayed(results: readonly ScheduleResult[], surface: Surface) {
  const seeds = results.filter(({ broken }) => broken !== null).map(({ schedule }) => schedule.seed);
  const second = seeds.length > 0 ? await runs.run({ surface, seeds, lanes: 1 }) : [];
  return [...results.filter(({ broken, breaches }) => broken === null || breaches.length > 0), ...second];
}

describe('the screens tell the truth about the money', () => {
  // `npm run faults` plays as many as one likes.
  it.each<[Surface, number, number]>([
    ['dashboard', 120, 20],
    ['embed', 80, 10],
  ])(
    'on the %s, in %i schedules of network faults and device events',
    async (surface, count, kinds) => {
      const seed = FIRST_SEED[surface];
      const seeds = ofPiece(seedsFrom(seed, count));
      const results = await runs.run({ surface, seeds, lanes: LANES });
      const again = await replayed(results, surface);
      expect(failuresOf(again)).toEqual([]);
      // That many faults were met and much was bought shows that they were hard enough.
      const figures = figuresOf(results, { browser: 'chromium', surface, seed, seconds: 0 });
      expect(Object.keys(figures.faults).length).toBeGreaterThan((kinds * seeds.length) / count);
      expect(figures.debits).toBeGreaterThanOrEqual(seeds.length);
    },
    1_800_000,
  );
});

describe('the judge', () => {
  it.each(ofPiece(Object.entries(plants)))(
    'catches the planted fault "%s" within 12 schedules',
    async (_, plant) => {
      const isCaught = ({ breaches }: ScheduleResult) =>
        breaches.some(({ verdict }) => verdict === plant.caughtAs);
      const seeds = [...new Set([...plant.shownBy, ...seedsFrom(1, 12)])];
      const results = await runs.run({ surface: plant.surface, seeds, lanes: 2, plant, onPlayed: isCaught });
      expect(results.some(isCaught)).toBe(true);
    },
    300_000,
  );
});
