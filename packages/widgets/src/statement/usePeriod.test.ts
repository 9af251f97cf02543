import { expect, it } from 'vitest';
import { checkDays } from './usePeriod.ts';

it.each([
  ['2028-01-01', '2028-12-31', null],
  ['2028-01-01', '2029-01-01', 'tooLong'],
  ['2026-01-01', '2026-12-31', null],
  ['2026-02-28', '2026-02-28', null],
  ['2026-03-01', '2026-02-28', 'backwards'],
  ['', '2026-02-28', 'missingFirst'],
  ['2026-02-30', '2026-03-01', 'missingFirst'],
  ['2026-02-01', '2026-02-29', 'missingLast'],
])('checkDays from %j to %j returns %s', (first, last, issue) => {
  expect(checkDays({ first, last })).toBe(issue);
});
