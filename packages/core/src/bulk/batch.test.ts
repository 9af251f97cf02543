import { expect, it } from 'vitest';
import { createIntent } from '../journal/intent.ts';
import { demoDraft } from '../testing/testPurchase.harness.ts';
import { type BatchRow, parseBatch } from './batch.ts';

const batch = {
  id: crypto.randomUUID(),
  agentId: 'amaka',
  madeAt: 1,
  halt: null,
  leftOut: '',
  leftOutCount: 0,
};

it('reads a row with the longest message that a server may send, in emoji', () => {
  const row: BatchRow = {
    line: 1,
    intent: createIntent(demoDraft, crypto.randomUUID(), 1),
    again: false,
    phase: 'ended',
    attempt: 0,
    result: {
      ending: 'refused',
      money: 'not-charged',
      ref: null,
      code: null,
      message: '\u{1f600}'.repeat(300),
      newPrice: null,
    },
  };
  expect(parseBatch(batch, [row])?.rows).toEqual([row]);
});
