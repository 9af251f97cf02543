import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Fault, faults } from '../testing/faults/faultyNetwork.harness.ts';
import type { Mutant } from '../testing/faults/mutants.harness.ts';
import { runSchedule, type Schedule, type Verdict } from '../testing/faults/runSchedule.harness.ts';

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
});
afterAll(() => {
  vi.useRealTimers();
});

/** Lets the clock jump from timer to timer until the schedule has been played. */
async function play(schedule: Schedule): Promise<Verdict> {
  let isOver = false;
  const playing = runSchedule(schedule).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    await new Promise(setImmediate);
    vi.advanceTimersToNextTimer();
  }
  vi.clearAllTimers();
  return playing;
}

async function playAll(count: number, rest: Omit<Schedule, 'seed'>): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (let seed = 1; seed <= count; seed++) verdicts.push(await play({ ...rest, seed }));
  return verdicts;
}

const sumOf = (verdicts: readonly Verdict[], figure: 'reloads' | 'tabs' | 'clockJumps') =>
  verdicts.reduce((sum, verdict) => sum + verdict[figure], 0);

const wrongsOf = (verdicts: readonly Verdict[]) =>
  verdicts.flatMap(({ wrongs }, index) => wrongs.map((wrong) => `seed ${index + 1}: ${wrong}`));

describe('a thousand schedules in which half of all calls meet a fault', () => {
  it('debit nothing twice, call nothing refused that was debited, and settle everything', {
    timeout: 180_000,
  }, async () => {
    const verdicts = await playAll(1_000, { dedupe: 'supported', kinds: faults });
    expect(wrongsOf(verdicts)).toEqual([]);
    // That they met every fault, and every end, shows that they were hard enough.
    expect(new Set(verdicts.flatMap((verdict) => verdict.faults))).toEqual(new Set(faults));
    const steps = new Set(verdicts.flatMap((verdict) => verdict.steps));
    expect(steps).toEqual(new Set(['delivered', 'failed', 'reversed', 'refused', 'ended-elsewhere']));
    expect(verdicts.reduce((sum, verdict) => sum + verdict.faults.length, 0)).toBeGreaterThan(5_000);
    expect(sumOf(verdicts, 'reloads')).toBeGreaterThan(500);
    expect(sumOf(verdicts, 'tabs')).toBeGreaterThan(300);
    expect(sumOf(verdicts, 'clockJumps')).toBeGreaterThan(200);
  });
});

describe('a server that dedupes and can’t void a purchase', () => {
  // What arrives later than twenty seconds after the last copy is paid there, whatever a client says: only void helps.
  const inTime: readonly Fault[] = faults.filter((fault) => !fault.startsWith('late'));

  it('is believed twenty seconds after the last copy, and all the same holds', {
    timeout: 180_000,
  }, async () => {
    const verdicts = await playAll(300, { dedupe: 'supported', canVoid: false, kinds: inTime });
    expect(wrongsOf(verdicts)).toEqual([]);
  });
});

describe('a server that pays for every copy', () => {
  // What a browser or a gateway sends again by itself, no client can prevent.
  const theirs: readonly Fault[] = ['sent-twice', 'late-duplicate'];
  const ours = faults.filter((fault) => !theirs.includes(fault));

  it('is sent every purchase once, and what it does not tell is left to the agent', {
    timeout: 90_000,
  }, async () => {
    const verdicts = await playAll(300, { dedupe: 'none', kinds: ours });
    expect(wrongsOf(verdicts)).toEqual([]);
    expect(verdicts.flatMap(({ steps }) => steps)).toContain('needs-review');
    expect(verdicts.flatMap(({ steps }) => steps)).toContain('delivered');
  });
});

describe('the harness', { timeout: 180_000 }, () => {
  const mutants: readonly (readonly [Mutant, string])[] = [
    ['server pays for every copy', 'debited twice under one key'],
    ['new key on every send', 'a debit without a record'],
    ['error shown as refused', 'refused, but debited'],
    ['no latch', 'a customer paid for twice'],
    ['journal lost', 'a debit without a record'],
    ['refusal believed from a gateway', 'refused, but debited'],
  ];

  it.each(mutants)('catches it when there is: %s', async (mutant, wrong) => {
    const verdicts = await playAll(40, { dedupe: 'supported', kinds: faults, mutant });
    const wrongs = verdicts.flatMap((verdict) => verdict.wrongs);
    expect(wrongs).toContain(wrong);
  });

  it('plays the same schedule twice from one seed', async () => {
    const schedule: Schedule = { seed: 7, dedupe: 'supported', kinds: faults };
    expect(await play(schedule)).toEqual(await play(schedule));
  });
});
