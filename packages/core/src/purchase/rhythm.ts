import type { Platform } from '../platform/platform.ts';
import { requeryPause } from './schedule.ts';

/** When the server is asked about one purchase: by the schedule, or at once when woken, which begins the schedule anew. */
export interface Rhythm {
  /** Resolves when it is time to ask. Without `isTimed` only waking ends it. `plan` is told when that will be, in ms since 1970. */
  pause(isTimed: boolean, plan: (at: number | null) => void): Promise<void>;
  wake(): void;
}

export function createRhythm(platform: Platform): Rhythm {
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
