import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../testing/propertyRuns.helper.ts';
import { formatDateTime, formatDay, formatTime, formatWeekday, lagosDay, lagosStamp } from './date.ts';

const at = (iso: string) => Date.parse(iso);
const now = at('2026-11-21T12:00:00+01:00');

describe('a formatted time', () => {
  it('is in Lagos time, whatever the time zone of server and phone', () => {
    expect(formatTime(at('2026-11-21T08:41:00Z'))).toBe('09:41');
    expect(formatDateTime(at('2026-11-20T23:30:00Z'), now)).toBe('21 Nov, 00:30');
    expect(formatDay(at('2026-11-20T23:30:00Z'), now)).toBe('21 Nov');
    expect(lagosDay(at('2026-11-20T23:30:00Z'))).toBe('2026-11-21');
    expect(lagosDay(at('2026-11-20T22:59:59Z'))).toBe('2026-11-20');
  });

  it('has a year only if it is not the current one', () => {
    expect(formatDateTime(at('2025-12-31T22:59:00Z'), now)).toBe('31 Dec 2025, 23:59');
    expect(formatDateTime(at('2025-12-31T23:00:00Z'), now)).toBe('1 Jan, 00:00');
    expect(formatDay(at('2025-03-01T10:00:00Z'), now)).toBe('1 Mar 2025');
  });

  it('is 00:00 at midnight, never 24:00', () => {
    expect(formatTime(at('2026-11-21T00:00:00+01:00'))).toBe('00:00');
  });

  it('is one hour ahead of UTC, all year round', () => {
    fc.assert(
      fc.property(fc.integer({ min: at('2020-01-01T00:00Z'), max: at('2040-01-01T00:00Z') }), (moment) => {
        const lagos = new Date(moment + 3_600_000).toISOString();
        expect(lagosDay(moment)).toBe(lagos.slice(0, 10));
        expect(formatTime(moment)).toBe(lagos.slice(11, 16));
      }),
      { numRuns: propertyRuns(2_000) },
    );
  });

  it('matches the output of Intl', () => {
    const intl = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Lagos', hourCycle: 'h23', ...options });
    const day = intl({ day: 'numeric', month: 'short', year: 'numeric' });
    const time = intl({ hour: '2-digit', minute: '2-digit', second: '2-digit' });
    const weekday = intl({ weekday: 'short' });
    fc.assert(
      fc.property(fc.integer({ min: at('1971-01-01T00:00Z'), max: at('2090-01-01T00:00Z') }), (moment) => {
        expect(formatDay(moment, at('2100-01-01T00:00Z'))).toBe(day.format(moment));
        expect(lagosStamp(moment).slice(11)).toBe(time.format(moment));
        expect(formatWeekday(moment)).toBe(weekday.format(moment));
      }),
      { numRuns: propertyRuns(2_000) },
    );
  });
});
