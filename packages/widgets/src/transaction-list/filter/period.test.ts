import { describe, expect, it } from 'vitest';
import { endOf, periodOf, periods, stretchOf } from './period.ts';

/** Half past midnight in Lagos, still the day before in UTC. */
const now = Date.parse('2026-11-20T23:30:00Z');
const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString());

describe('filter periods', () => {
  it.each([
    ['today', '2026-11-20T23:00:00.000Z', '2026-11-21T22:59:59.999Z'],
    ['week', '2026-11-14T23:00:00.000Z', '2026-11-21T22:59:59.999Z'],
    ['month', '2026-10-22T23:00:00.000Z', '2026-11-21T22:59:59.999Z'],
    ['thisMonth', '2026-10-31T23:00:00.000Z', '2026-11-30T22:59:59.999Z'],
  ] as const)('covers whole days in Lagos for %s', (period, from, to) => {
    const stretch = stretchOf(period, now);
    expect([iso(stretch.from), iso(stretch.to)]).toEqual([from, to]);
  });

  it('recognises a period by its two ends', () => {
    for (const period of periods) expect(periodOf(stretchOf(period, now), now)).toBe(period);
    expect(periodOf({ from: null, to: null }, now)).toBeNull();
    expect(periodOf({ from: 0, to: null }, now)).toBe('own');
    // On the next day, the same range is a custom period.
    expect(periodOf(stretchOf('today', now), now + 86_400_000)).toBe('own');
  });

  it('ends this month on the last day of a leap February', () => {
    const { to } = stretchOf('thisMonth', Date.parse('2028-02-10T12:00:00Z'));
    expect(iso(to)).toBe('2028-02-29T22:59:59.999Z');
  });

  it('returns null as the end of an invalid day', () => {
    for (const day of ['', '2026-13-01', '2026-02-30']) expect(endOf(day)).toBeNull();
  });
});
