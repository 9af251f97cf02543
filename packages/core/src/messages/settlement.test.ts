import { expect, it } from 'vitest';
import { DAY, SECOND } from '../format/duration.ts';
import { explainSettlement } from './settlement.ts';

const made = Date.parse('2026-11-21T14:05:00+01:00');
const promise = { settlesBy: made + 30 * SECOND, settlesAtLatest: made + DAY };

it.each([
  [0, 'Settled within 30 s: delivered, or your money is back.'],
  [29.5 * SECOND, 'Settled within 1 s: delivered, or your money is back.'],
  [30 * SECOND, 'Settled by 22 Nov, 14:05: delivered, or your money is back.'],
  [DAY - 3 * 3_600_000, 'Settled by 14:05: delivered, or your money is back.'],
  [DAY, 'This should have been settled by 14:05. Support is looking into it.'],
])('says %i ms after the purchase when it is settled, without another call', (after, said) => {
  expect(explainSettlement(promise, made + after)).toBe(said);
});

it('uses a single promise if the server makes only one, and returns null without any', () => {
  expect(explainSettlement({ settlesBy: made, settlesAtLatest: undefined }, made + 1)).toContain('14:05');
  expect(explainSettlement({ settlesBy: undefined, settlesAtLatest: made }, made - 1)).toContain('1 s');
  expect(explainSettlement({ settlesBy: undefined, settlesAtLatest: undefined }, made)).toBeNull();
});
