import { afterAll, beforeAll, vi } from 'vitest';
import { runSchedule, type Schedule, type Verdict } from './runSchedule.harness.ts';

/** The file's clock jumps from timer to timer while it plays schedules. */
export function jumpThroughTime(): void {
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  });
  afterAll(() => {
    vi.useRealTimers();
  });
}

/** Lets the clock jump from timer to timer until the schedule has been played. */
export async function play(schedule: Schedule): Promise<Verdict> {
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

/** Those of the seeds 1 to `count`. */
export async function playAll(count: number, rest: Omit<Schedule, 'seed'>): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (let seed = 1; seed <= count; seed++) verdicts.push(await play({ ...rest, seed }));
  return verdicts;
}

/** What must never happen, with the seed under which it did. */
export const wrongsOf = (verdicts: readonly Verdict[]) =>
  verdicts.flatMap(({ wrongs }, index) => wrongs.map((wrong) => `seed ${index + 1}: ${wrong}`));
