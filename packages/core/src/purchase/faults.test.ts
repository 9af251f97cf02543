import { describe, expect, it } from 'vitest';
import { faults } from '../testing/faults/faultyNetwork.helper.ts';
import { jumpThroughTime, playAll, wrongsOf } from '../testing/faults/playSchedules.helper.ts';
import type { Verdict } from '../testing/faults/runSchedule.helper.ts';
import { propertyRuns } from '../testing/propertyRuns.helper.ts';

jumpThroughTime();

const sumOf = (verdicts: readonly Verdict[], figure: 'reloads' | 'tabs' | 'clockJumps') =>
  verdicts.reduce((sum, verdict) => sum + verdict[figure], 0);

const SCHEDULES = propertyRuns(1_000);

describe(`${SCHEDULES} schedules in which half of all calls meet a fault`, () => {
  it('debit nothing twice, report no debited purchase as refused, and settle everything', async () => {
    const verdicts = await playAll(SCHEDULES, { dedupe: 'supported', kinds: faults });
    expect(wrongsOf(verdicts)).toEqual([]);
    // The schedules cover every fault and every ending, so they are hard enough.
    expect(new Set(verdicts.flatMap((verdict) => verdict.faults))).toEqual(new Set(faults));
    const steps = new Set(verdicts.flatMap((verdict) => verdict.steps));
    expect(steps).toEqual(new Set(['delivered', 'failed', 'reversed', 'refused', 'ended-elsewhere']));
    expect(verdicts.reduce((sum, verdict) => sum + verdict.faults.length, 0)).toBeGreaterThan(5 * SCHEDULES);
    expect(sumOf(verdicts, 'reloads')).toBeGreaterThan(SCHEDULES / 2);
    expect(sumOf(verdicts, 'tabs')).toBeGreaterThan(0.3 * SCHEDULES);
    expect(sumOf(verdicts, 'clockJumps')).toBeGreaterThan(SCHEDULES / 5);
  });
});
