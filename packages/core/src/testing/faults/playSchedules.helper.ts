import { afterAll, beforeAll, vi } from 'vitest';
import { runSchedule, type Schedule, type Verdict } from './runSchedule.helper.ts';

/** Uses fake timers in this file, so that `play` can jump from timer to timer. */
export function jumpThroughTime(): void {
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  });
  afterAll(() => {
    vi.useRealTimers();
  });
}

/** Plays a schedule; the clock jumps from timer to timer. */
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

/** Plays the schedules of the seeds 1 to `count`. */
export async function playAll(count: number, rest: Omit<Schedule, 'seed'>): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (let seed = 1; seed <= count; seed++) verdicts.push(await play({ ...rest, seed }));
  return verdicts;
}

/** The broken rules of all schedules, each with its seed. */
export const wrongsOf = (verdicts: readonly Verdict[]) =>
  verdicts.flatMap(({ wrongs }, index) => wrongs.map((wrong) => `seed ${index + 1}: ${wrong}`));
