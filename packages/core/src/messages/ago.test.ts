import { expect, it } from 'vitest';
import { ago, agoMessages } from './ago.ts';

const now = Date.parse('2026-11-21T09:42:00+01:00');
const before = (seconds: number) => now - seconds * 1000;

it.each([
  ['a clock that was set back', -3600, 'just now'],
  ['under a minute', 59, 'just now'],
  ['a minute', 60, '1 min ago'],
  ['just under an hour', 3599, '59 min ago'],
  ['an hour', 3600, '1 hr ago'],
  ['just under a day', 86_399, '23 hr ago'],
  ['a day', 86_400, '1 day ago'],
  ['two days', 2 * 86_400, '2 days ago'],
])('formats %s', (_, seconds, said) => {
  expect(ago(before(seconds), now)).toBe(said);
});

it('counts seconds if the caller’s precision allows it', () => {
  expect(ago(before(1), now, agoMessages, 2000)).toBe('just now');
  expect(ago(before(5), now, agoMessages, 2000)).toBe('5 sec ago');
});

it('can speak another language', () => {
  const hausa = {
    justNow: 'yanzu',
    ago: ({ count, unit }: { count: number; unit: string }) => `${count} ${unit}`,
  };
  expect(ago(before(0), now, hausa)).toBe('yanzu');
  expect(ago(before(125), now, hausa)).toBe('2 minute');
});
