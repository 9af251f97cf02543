import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Fault, faults } from '../testing/faults/faultyNetwork.ts';
import type { Plant } from '../testing/faults/plants.ts';
import { runSchedule, type Schedule, type Verdict } from '../testing/faults/runSchedule.ts';

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
    expect(steps).toEqual(new Set(['delivered', 'failed', 'reversed', 'refused']));
    expect(verdicts.reduce((sum, verdict) => sum + verdict.faults.length, 0)).toBeGreaterThan(5_000);
    expect(verdicts.reduce((sum, { reloads }) => sum + reloads, 0)).toBeGreaterThan(500);
  });
});

describe('a server that pays for every copy', () => {
  // What a browser sends again by itself, no client can prevent.
  const ours: readonly Fault[] = faults.filter((fault) => fault !== 'sent-twice');

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
  const plants: readonly (readonly [Plant, string])[] = [
    ['server pays for every copy', 'debited twice under one key'],
    ['new key on every send', 'a debit without a record'],
    ['error shown as refused', 'refused, but debited'],
    ['no latch', 'a customer paid for twice'],
    ['journal lost', 'a debit without a record'],
  ];

  it.each(plants)('catches it when there is: %s', async (plant, wrong) => {
    const verdicts = await playAll(40, { dedupe: 'supported', kinds: faults, plant });
    const wrongs = verdicts.flatMap((verdict) => verdict.wrongs);
    expect(wrongs).toContain(wrong);
  });

  it('plays the same schedule twice from one seed', async () => {
    const schedule: Schedule = { seed: 7, dedupe: 'supported', kinds: faults };
    expect(await play(schedule)).toEqual(await play(schedule));
  });
});
