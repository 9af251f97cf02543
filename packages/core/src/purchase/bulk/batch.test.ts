import { expect, it } from 'vitest';
import { demoBatch, demoRow } from './batch.fixture.ts';
import { type BatchRow, parseBatch } from './batch.ts';

it('parses a row with the longest message that a server may send, in emoji', () => {
  const row: BatchRow = {
    ...demoRow,
    phase: 'ended',
    result: {
      ending: 'refused',
      money: 'not-charged',
      ref: null,
      code: null,
      message: '\u{1f600}'.repeat(300),
      newPrice: null,
    },
  };
  expect(parseBatch(demoBatch, [row])?.rows).toEqual([row]);
});
