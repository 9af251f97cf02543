import { describe, expect, it } from 'vitest';
import { formatDateTime } from './date.ts';
import { nextOccasion, occasionOf, recurrences } from './occasions.ts';

const lagos = (text: string) => Date.parse(`${text}+01:00`);

describe('the occasions of a schedule', () => {
  it('are at the same time of day in Lagos', () => {
    const first = lagos('2026-11-23T00:30:00');
    const shown = [0, 1, 2].map((count) => formatDateTime(occasionOf(first, 'daily', count), first));
    expect(shown).toEqual(['23 Nov, 00:30', '24 Nov, 00:30', '25 Nov, 00:30']);
    expect(formatDateTime(occasionOf(first, 'weekly', 2), first)).toBe('7 Dec, 00:30');
  });

  it('are on the last day of a month that is too short, and on the first occasion’s day in later months', () => {
    const first = lagos('2027-01-31T08:00:00');
    const days = [1, 2, 3, 13].map((count) => formatDateTime(occasionOf(first, 'monthly', count), first));
    expect(days).toEqual(['28 Feb, 08:00', '31 Mar, 08:00', '30 Apr, 08:00', '29 Feb 2028, 08:00']);
  });

  it.each(recurrences)('follow each other without a gap, and the next one is after now: %s', (recurrence) => {
    const first = lagos('2026-10-31T08:00:00');
    expect(nextOccasion(first, recurrence, first - 1)).toBe(first);
    for (let count = 0; count < 30; count += 1) {
      const [at, next] = [count, count + 1].map((number) => occasionOf(first, recurrence, number));
      expect(nextOccasion(first, recurrence, at ?? 0)).toBe(next);
      expect(nextOccasion(first, recurrence, (next ?? 0) - 1)).toBe(next);
    }
  });
});
