import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requeryPause } from './requerySchedule.ts';

const middle = () => 0.5;

describe('the requery schedule', () => {
  it('requeries after 2, 3, 5, 8, 13, 20 and 30 s, then each minute', () => {
    const pauses = Array.from({ length: 10 }, (_, asked) => requeryPause(asked, 0, middle));
    expect(pauses).toEqual([2, 3, 5, 8, 13, 20, 30, 60, 60, 60].map((seconds) => seconds * 1_000));
  });

  it('requeries only on wake after ten minutes', () => {
    expect(requeryPause(20, 600_000, middle)).toBe(60_000);
    expect(requeryPause(20, 600_001, middle)).toBeNull();
  });

  it('continues after ten minutes that a clock has skipped', () => {
    expect(requeryPause(3, 172_800_000, middle)).toBe(8_000);
  });

  it('varies by a fifth, so that a thousand phones do not requery at once', () => {
    fc.assert(
      fc.property(fc.nat(20), fc.double({ min: 0, max: 1, noNaN: true }), (asked, chance) => {
        const planned = requeryPause(asked, 0, middle) ?? 0;
        const pause = requeryPause(asked, 0, () => chance) ?? 0;
        expect(pause).toBeGreaterThanOrEqual(planned * 0.8);
        expect(pause).toBeLessThanOrEqual(planned * 1.2 + 1e-6);
      }),
    );
  });
});
