import { describe, expect, it } from 'vitest';
import { judge, type LedgerFact, type RunRecord } from './judge.helper.ts';
import type { ScreenText } from './pageHands.ts';

const reference = '0192a4c7-0000-4000-8000-0000000000c4';
const sale = { reference, recipient: '08031234567', ref: 'OJA-20261122-ABCDEFGHJK' };
const delivered: LedgerFact = { ...sale, status: 'delivered', debits: 1, refunds: 0 };
const failed: LedgerFact = { ...sale, status: 'failed', debits: 1, refunds: 1 };
const absent: LedgerFact = { ...sale, ref: null, status: null, debits: 0, refunds: 0 };

const card = (words: string): ScreenText => ({
  place: 'result',
  key: null,
  text: `${words} To 0803 123 4567 (MTN) Reference ${reference}`,
});
const row = (words: string): ScreenText => ({ place: 'row', key: reference, text: `MTN 1 GB ₦100 ${words}` });
const receipt = (word: string): ScreenText => ({
  place: 'receipt',
  key: reference,
  text: `*MTN 1 GB*\n₦100.00 · ${word}`,
});

function verdictsOn(truth: LedgerFact, some: Partial<RunRecord>): string[] {
  const evidence: RunRecord = {
    truths: [truth],
    journal: [{ key: reference, phase: 'ended', ending: null }],
    during: [],
    final: [],
    deniedOpen: [],
    toOthers: [],
    undecided: [],
    hasJumped: false,
    soldToday: null,
    listed: false,
    ...some,
  };
  return judge(evidence).map(({ verdict }) => verdict);
}

describe('the judge of a fault run', () => {
  it.each<[string, LedgerFact, ScreenText]>([
    ['a delivered sale as charged', delivered, card('Delivered ₦100.00 Charged')],
    ['a failed sale as refunded', failed, card('Not delivered ₦100.00 Refunded')],
    ['a sale that never arrived as not charged', absent, card('Not sold ₦100.00 Not charged')],
    ['a delivered row without a word', delivered, row('0803 123 4567')],
    ['a failed row with its word', failed, row('0803 123 4567 Refunded')],
    ['a receipt of a failed sale', failed, receipt('Failed')],
    ['an open sale as held', delivered, card('Waiting for the network Held, confirming')],
  ])('accepts %s', (_, truth, reading) => {
    expect(verdictsOn(truth, { during: [reading], final: [reading] })).toEqual([]);
  });

  it.each<[string, LedgerFact, ScreenText, string]>([
    ['not charged', delivered, card('Not sold ₦100.00 Not charged'), 'not charged, but debited'],
    ['refunded', delivered, card('Not delivered ₦100.00 Refunded'), 'refunded, but debited'],
    ['delivered', failed, card('Delivered ₦100.00 Charged'), 'delivered without a debit'],
    ['delivered on its receipt', failed, receipt('Delivered'), 'delivered without a debit'],
    ['nothing in its row', failed, row('0803 123 4567'), 'delivered without a debit'],
  ])(
    'rejects "%s" if the ledger contradicts it, even if it was shown only for a moment',
    (_, truth, reading, verdict) => {
      expect(verdictsOn(truth, { during: [reading] })).toEqual([verdict]);
      expect(verdictsOn(truth, { final: [reading] })).toEqual([verdict]);
    },
  );

  it('ignores a result with the key of another purchase for the same customer', () => {
    const other = {
      ...card('Not sold ₦100.00 Not charged'),
      text: 'Not charged To 0803 123 4567 e4dd64b9-0000-4000-8000-00000000027a',
    };
    expect(verdictsOn(delivered, { during: [other] })).toEqual([]);
  });

  it('finds a second debit under one key, and under two keys of one customer', () => {
    expect(verdictsOn({ ...delivered, debits: 2 }, {})).toEqual(['double debit']);
    const other = { ...delivered, reference: 'another', ref: 'OJA-2' };
    const journal = [reference, 'another'].map((key) => ({ key, phase: 'ended', ending: null }));
    expect(verdictsOn(delivered, { truths: [delivered, other], journal })).toEqual(['double debit']);
  });

  it('finds a purchase that is missing in the journal or the list, and a refused journal entry with a debit', () => {
    expect(verdictsOn(delivered, { journal: [] })).toEqual(['lost']);
    expect(verdictsOn(delivered, { listed: true })).toEqual(['lost']);
    const refused = [{ key: reference, phase: 'ended', ending: 'refused' }];
    expect(verdictsOn(delivered, { journal: refused })).toEqual(['not charged, but debited']);
  });

  it('finds a purchase that is missing in the saved file, or contradicts the ledger there', () => {
    const saved = (text: string): ScreenText => ({ place: 'file', key: reference, text: `Money: ${text}` });
    const final = [row('0803 123 4567'), saved('Charged')];
    expect(verdictsOn(delivered, { listed: true, final })).toEqual([]);
    expect(verdictsOn(delivered, { listed: true, final: final.slice(0, 1) })).toEqual(['lost']);
    expect(verdictsOn(delivered, { final: [saved('Refunded')] })).toEqual(['refunded, but debited']);
    expect(verdictsOn(failed, { final: [saved('Charged')] })).toEqual(['delivered without a debit']);
  });

  it('finds a purchase of the first agent on another agent’s screen', () => {
    expect(verdictsOn(delivered, { toOthers: [row('0803 123 4567')] })).toEqual(['shown to another agent']);
    const note: ScreenText = { place: 'note', key: null, text: 'Welcome' };
    expect(verdictsOn(delivered, { toOthers: [note] })).toEqual([]);
  });

  it('finds sums of the first agent on the home screen of another agent without sales', () => {
    const summary = (text: string): ScreenText => ({ place: 'summary', key: null, text });
    const none = summary('Sales Today ₦0.00 No sales yet This month ₦0.00 No sales yet');
    expect(verdictsOn(delivered, { toOthers: [none] })).toEqual([]);
    const first = summary('Sales Today ₦0.00 No sales yet This month ₦900.00 9 sales');
    expect(verdictsOn(delivered, { toOthers: [first] })).toEqual(['shown to another agent']);
  });

  it('compares the sum of the day with the ledger', () => {
    const summary = (sales: string): ScreenText => ({
      place: 'summary',
      key: null,
      text: `Sales Today ₦200 ${sales} This month ₦900 9 sales`,
    });
    expect(verdictsOn(delivered, { soldToday: 2, final: [summary('2 sales')] })).toEqual([]);
    expect(verdictsOn(delivered, { soldToday: 1, final: [summary('2 sales')] })).toEqual(['wrong sum']);
  });
});
