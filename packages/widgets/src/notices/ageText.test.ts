import { expect, it } from 'vitest';
import { notices } from '../text/en/notices.ts';
import { ageText } from './ageText.ts';

const now = Date.parse('2026-11-21T09:42:00+01:00');

it.each([
  ['2026-11-21T09:41:30+01:00', 'just now'],
  ['2026-11-21T09:50:00+01:00', 'just now'],
  ['2026-11-21T09:41:00+01:00', '1 min ago'],
  ['2026-11-21T08:43:00+01:00', '59 min ago'],
  ['2026-11-21T08:42:00+01:00', '1 h ago'],
  ['2026-11-20T09:43:00+01:00', '23 h ago'],
  ['2026-11-20T09:42:00+01:00', '20 Nov, 09:42'],
  ['2025-11-20T09:42:00+01:00', '20 Nov 2025, 09:42'],
])('says of %s: %s', (at, text) => {
  expect(ageText(Date.parse(at), now, notices)).toBe(text);
});
