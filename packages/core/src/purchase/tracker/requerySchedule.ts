import { SECOND } from '../../format/duration.ts';
import type { Platform } from '../../platform/platform.ts';

const FIRST = [2, 3, 5, 8, 13, 20, 30];
const THEN = 60;
const UNTIL = 600;
/** The number of requeries in ten minutes of this schedule. */
const LEAST_ASKED = 16;

/**
 * Returns the pause before the next requery in ms, or `null` if only a wake (back online, tab shown, app started)
 * starts one: 2, 3, 5, 8, 13, 20, 30 s, then each 60 s until 10 min have passed, each 20 % more or less so that a
 * thousand phones do not requery at once. `asked` counts from 0, `sinceStart` in ms, `random` returns 0 to 1.
 */
export function requeryPause(asked: number, sinceStart: number, random: () => number): number | null {
  // By time and by count, so that a clock that jumps does not end the requeries of an open purchase after the first.
  if (sinceStart > UNTIL * SECOND && asked >= LEAST_ASKED) return null;
  const seconds = FIRST[asked] ?? THEN;
  return seconds * SECOND * (0.8 + 0.4 * random());
}

/** How long a lost purchase is sent again with the same key while the agent waits, in ms. */
export const RESEND_UNTIL = 120_000;
/** In ms. A server's "not found" counts only this long after the last copy, because it answers within 10 s. */
export const NOT_FOUND_COUNTS_AFTER = 20_000;
/** In ms. Without Web Locks another tab may still be sending; after this age no copy is in flight. */
export const MAX_IN_FLIGHT_AGE = 180_000;

/** Schedules the requeries of one purchase: by time, or at once when woken, which restarts the schedule. */
export interface RequerySchedule {
  /**
   * Resolves when the next requery is due. Without `isTimed`, only a wake ends the pause. Calls `plan` with the planned
   * time, in ms since 1970, or `null`.
   */
  pause(isTimed: boolean, plan: (at: number | null) => void): Promise<void>;
  wake(): void;
}

export function createRequerySchedule(platform: Platform): RequerySchedule {
  let asked = 0;
  let startedAt = platform.elapsed();
  // A running requery has no pause to end. The wake still restarts the schedule: if this answer is lost too, the next
  // requery on the restored network must come soon.
  let end = () => {};
  return {
    async pause(isTimed, plan) {
      const ms = isTimed ? requeryPause(asked, platform.elapsed() - startedAt, platform.random) : null;
      asked += 1;
      plan(ms === null ? null : platform.now() + ms);
      const woken = new AbortController();
      await new Promise<void>((resolve) => {
        end = () => {
          woken.abort();
          resolve();
        };
        if (ms !== null) platform.wait(ms, woken.signal).then(resolve);
      });
      end = () => {};
    },
    wake() {
      asked = 0;
      startedAt = platform.elapsed();
      end();
    },
  };
}
