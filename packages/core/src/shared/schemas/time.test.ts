import * as v from 'valibot';
import { expect, it } from 'vitest';
import { calendarDay, instant, sentTime } from './time.ts';

it('parses a received time by the same rule as a sent one', () => {
  expect(v.parse(instant, '2026-11-21T09:41:00+01:00')).toBe(Date.UTC(2026, 10, 21, 8, 41));
  for (const text of ['2026-02-30T00:00:00+01:00', '2026-11-21 09:41:00', '1795251600000', '']) {
    expect(v.is(instant, text), text).toBe(false);
    expect(v.is(sentTime, text), text).toBe(false);
  }
});

it('refuses a day that the calendar lacks', () => {
  expect(['2026-02-28', '2026-02-29', '2028-02-29', '2026-2-1'].map((day) => v.is(calendarDay, day))).toEqual(
    [true, false, true, false],
  );
});
