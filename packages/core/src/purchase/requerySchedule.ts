import { SECOND } from '../format/duration.ts';
import type { Platform } from '../platform/platform.ts';

const FIRST = [2, 3, 5, 8, 13, 20, 30];
const THEN = 60;
const UNTIL = 600;
/** As often as ten minutes of this schedule ask. */
const LEAST_ASKED = 16;

/**
 * How long to wait before the server is asked again, in ms, or null when only waking (back online, tab shown, app
 * started) asks: 2, 3, 5, 8, 13, 20, 30 s, then each 60 s until 10 min have passed, each 20 % more or less so that a
 * thousand phones do not ask at once. `asked` counts from 0, `sinceStart` in ms, `random` gives 0 to 1.
 */
export function requeryPause(asked: number, sinceStart: number, random: () => number): number | null {
  // By time and by count: a clock that jumps must not make an open purchase fall silent after one question.
  if (sinceStart > UNTIL * SECOND && asked >= LEAST_ASKED) return null;
  const seconds = FIRST[asked] ?? THEN;
  return seconds * SECOND * (0.8 + 0.4 * random());
}

/** How long a lost purchase is sent again with the same key while the agent stands there, in ms. */
export const RESEND_UNTIL = 120_000;
/** After the last copy, this long must pass before "the server never had it" is believed: it answers within 10 s. */
export const QUIET = 20_000;
/** Without Web Locks another tab may still be sending: after this age no copy is in flight, in ms. */
export const SURELY_DEAD = 180_000;

/** When the server is asked about one purchase: by the schedule, or at once when woken, which begins the schedule anew. */
export interface RequerySchedule {
  /** Resolves when it is time to ask. Without `isTimed` only waking ends it. `plan` is told when that will be, in ms since 1970. */
  pause(isTimed: boolean, plan: (at: number | null) => void): Promise<void>;
  wake(): void;
}

export function createRequerySchedule(platform: Platform): RequerySchedule {
  let asked = 0;
  let startedAt = platform.elapsed();
  // While the server is being asked there is nothing to end. The wake still counts: if this answer gets lost too, the
  // network that has just come back must not be met by a pause of a minute, or by none planned at all.
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
