import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { propertyRuns } from '../testing/propertyRuns.helper.ts';
import { lagosMoment, parseInstant } from './instant.ts';

const iso = (text: string) => {
  const at = parseInstant(text);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
};

describe('an RFC 3339 time', () => {
  it.each([
    ['2026-11-21T09:41:00+01:00', '2026-11-21T08:41:00.000Z'],
    ['2026-11-21T09:41:00.5Z', '2026-11-21T09:41:00.500Z'],
    ['2026-11-21T08:41:00.123456Z', '2026-11-21T08:41:00.123Z'],
    ['2026-11-21t08:41:00z', '2026-11-21T08:41:00.000Z'],
    ['2026-11-21T08:41:00-00:00', '2026-11-21T08:41:00.000Z'],
    ['2026-11-21T00:00:00+23:59', '2026-11-20T00:01:00.000Z'],
    ['2026-11-21T00:00:00-23:59', '2026-11-21T23:59:00.000Z'],
    ['2028-02-29T00:00:00Z', '2028-02-29T00:00:00.000Z'],
    ['2000-02-29T00:00:00Z', '2000-02-29T00:00:00.000Z'],
    ['0000-02-29T00:00:00Z', '0000-02-29T00:00:00.000Z'],
    ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00.000Z'],
    ['9999-12-31T23:59:59Z', '9999-12-31T23:59:59.000Z'],
  ])('is parsed: %s', (text, expected) => {
    expect(iso(text)).toBe(expected);
  });

  it.each([
    '2026-02-29T00:00:00Z',
    '2026-02-30T00:00:00+01:00',
    '2026-04-31T00:00:00Z',
    '1900-02-29T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-00-10T00:00:00Z',
    '2026-11-00T00:00:00Z',
    '2026-11-21T24:00:00Z',
    '2026-11-21T09:60:00Z',
    '2026-11-21T09:41:60Z',
    '2026-11-30T23:59:60Z',
    '2026-12-31T23:59:60Z',
    '2026-11-21T09:41:61Z',
    '2026-11-21T09:41:00+24:00',
    '2026-11-21T09:41:00+01:60',
    '2026-11-21T09:41:00+0100',
    '2026-11-21T09:41:00+01',
    '2026-11-21T09:41+01:00',
    '2026-11-21T09:41:00,5Z',
    '2026-11-21T09:41:00.Z',
    '2026-11-21T09:41:00',
    '2026-11-21 09:41:00',
    '2026-11-21 09:41:00+01:00',
    '2026-11-21 09:41:00Z',
    '+02026-11-21T09:41:00Z',
    '2026-11-21T09:41:00+99:99',
    '2026-11-21T09:41:00 01:00',
    ' 2026-11-21T09:41:00Z',
    '2026-11-21T09:41:00Z\n',
    '+012026-11-21T09:41:00Z',
    '-000001-01-01T00:00:00Z',
    '20261121T094100Z',
    'Sat, 21 Nov 2026 08:41:00 GMT',
    '21/11/2026 09:41',
    '1795251600000',
    '1795251600',
    '2026',
    '2026-11',
    '0',
    '',
    '٢٠٢٦-11-21T09:41:00Z',
  ])('is refused: %j', (text) => {
    expect(parseInstant(text)).toBeNaN();
  });

  it('is parsed without change, and refused if the calendar lacks the day', () => {
    const year = fc.integer({ min: 0, max: 9999 });
    const day = fc.tuple(year, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }));
    fc.assert(
      fc.property(day, ([y, m, d]) => {
        const text = `${String(y).padStart(4, '0')}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
        const isLeap = (y % 4 === 0 && y % 100 !== 0) || y % 400 === 0;
        const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][m - 1] ?? 0;
        const expected = d <= days ? `${text}T12:00:00.000Z` : null;
        expect(iso(`${text}T12:00:00Z`)).toBe(expected);
      }),
      { numRuns: propertyRuns(2_000) },
    );
  });
});

describe('parsing on a device in New York', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('starts a day at midnight in Lagos and refuses a time without an offset', () => {
    vi.stubEnv('TZ', 'America/New_York');
    expect(new Date('2026-11-21T00:00:00').toISOString()).toBe('2026-11-21T05:00:00.000Z');
    expect(iso('2026-11-21')).toBe('2026-11-20T23:00:00.000Z');
    expect(iso('2026-11-21T09:41:00+01:00')).toBe('2026-11-21T08:41:00.000Z');
    expect(iso('2026-11-21 09:41:00')).toBeNull();
    expect(lagosMoment('2026-11-21', '09:41')).toBe(Date.UTC(2026, 10, 21, 8, 41));
  });
});

describe('a day and a time in Lagos', () => {
  it.each([
    ['2026-11-21', '24:00'],
    ['2026-11-31', '09:41'],
    ['', '09:41'],
    ['2026-11-21', ''],
    ['2026-11-21', '9:41'],
  ])('are NaN if they are %j, %j', (day, time) => {
    expect(lagosMoment(day, time)).toBeNaN();
  });
});
