import { expect, test } from 'vitest';
import { filterQuery, readFilter } from './filterInAddress.ts';

const read = (query: string) => readFilter(new URLSearchParams(query));

test('reads back the filter that it wrote', () => {
  const filter = {
    status: 'failed',
    category: 'data',
    from: 1_793_487_600_000,
    to: 1_795_301_999_999,
  } as const;
  expect(read(new URLSearchParams(filterQuery(filter)).toString())).toEqual(filter);
  expect(filterQuery(filter)['from']).toBe('2026-10-31T23:00:00.000Z');
});

test('adds nothing to the URL for an empty filter', () => {
  expect(filterQuery(read(''))).toEqual({});
});

test.each([
  'status=sold',
  'from=yesterday',
  'from=2026-02-30',
  'from=2026',
  'to=2026-11-21T09:41:00',
  'to=',
  'service=',
])('ignores the query %s', (query) => {
  expect(read(query)).toEqual({ status: null, category: null, from: null, to: null });
});
