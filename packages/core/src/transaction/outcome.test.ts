import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { demoTransaction } from '../contract/demo/agent.ts';
import { statuses } from '../shared/schemas/status.ts';
import { type OutcomeEvidence, outcomeOf } from './outcome.ts';
import { transactionSchema } from './schema.ts';

type Change = Parameters<typeof demoTransaction>[0];
const parse = (change: Change = {}) =>
  v.parse(transactionSchema, demoTransaction({ details: {}, ...change }));
const balance = (before: string, after: string): Change => ({ details: { balance: { before, after } } });
const refund = { ref: 'OJA-9002', amount: '456.00', createdAt: '2026-11-21T09:50:00+01:00' };
const refundRow = (change: Change = {}) =>
  parse({ id: 'r', ref: 'OJA-9002', name: 'Refund', transactionType: 'credit', ...change });
const outcome = (change: Change, evidence?: OutcomeEvidence) => outcomeOf(parse(change), evidence);

describe('a failed purchase', () => {
  it.each<readonly [string, string, Change]>([
    ['refund-due', 'the balance only went down', balance('500.00', '44.00')],
    ['refund-due', 'nothing is known of the balance', {}],
    ['refund-due', 'half of the balance is known', { details: { balance: { before: '500.00' } } }],
    ['refund-due', 'only a part came back', { refund: { ...refund, amount: '455.99' } }],
    ['refund-due', 'the refund statement can’t be read', { refund: { ...refund, amount: 'all' } }],
    ['refund-due', 'the refund statement has no time', { refund: { ...refund, createdAt: '' } }],
    ['not-charged', 'the balance stayed as it was', balance('500.00', '500.00')],
    ['refunded', 'the server states the refund', { ...balance('500.00', '44.00'), refund }],
  ])('is "%s" if %s', (money, _, change) => {
    expect(outcome({ status: 'failed', ...change })).toMatchObject({
      kind: 'purchase',
      delivery: 'failed',
      money,
    });
  });

  it('is refunded by a transaction of the full amount, and names it', () => {
    expect(outcome({ status: 'failed' }, { refund: refundRow() })).toMatchObject({
      money: 'refunded',
      refund: { ref: 'OJA-9002', amount: 45_600, createdAt: Date.parse('2026-11-21T09:41:00+01:00') },
    });
  });

  it.each<readonly [string, Change]>([
    ['gives only a part back', { amount: '400.00' }],
    ['is still on its way', { status: 'pending' }],
    ['failed itself', { status: 'failed' }],
  ])('is not refunded by a transaction that %s', (_, change) => {
    expect(outcome({ status: 'failed' }, { refund: refundRow(change) })).toMatchObject({
      money: 'refund-due',
      refund: null,
    });
  });

  it('is refunded without proof only if the operator promises it', () => {
    const promised = { failedPurchases: 'refunded' } as const;
    expect(outcome({ status: 'failed' }, promised)).toMatchObject({ money: 'refunded', refund: null });
    expect(outcome({ status: 'failed' }, { failedPurchases: 'unstated' })).toMatchObject({
      money: 'refund-due',
    });
    expect(outcome({ status: 'failed', ...balance('500.00', '500.00') }, promised)).toMatchObject({
      money: 'not-charged',
    });
  });

  it('is refunded too if the server sends the debit as a negative amount', () => {
    const taken = { status: 'failed', amount: '-456.00' };
    expect(outcome({ ...taken, refund })).toMatchObject({ money: 'refunded' });
    expect(outcome({ ...taken, refund: { ...refund, amount: '1.00' } })).toMatchObject({
      money: 'refund-due',
    });
  });
});

describe('any other purchase', () => {
  it.each([
    ['initiated', 'held', 'waiting', null],
    ['processing', 'held', 'waiting', null],
    ['pending', 'held', 'waiting', null],
    ['delivered', 'charged', 'delivered', 'delivered'],
    ['reversed', 'refunded', 'failed', 'reversed'],
  ])('with the status %s is "%s" and %s, and its ending is %s', (status, money, delivery, ending) => {
    expect(outcome({ status })).toEqual({
      kind: 'purchase',
      money,
      delivery,
      ending,
      refund: null,
      unknownWord: null,
    });
  });

  it('is held under an unknown status, which is returned for display', () => {
    expect(outcome({ status: 'Awaiting telco' })).toMatchObject({
      money: 'held',
      delivery: 'waiting',
      unknownWord: 'Awaiting telco',
    });
  });

  it('is refunded and its ending a reversal if it was delivered and then refunded, and names the refund', () => {
    expect(outcome({ status: 'delivered', refund })).toMatchObject({
      money: 'refunded',
      delivery: 'delivered',
      ending: 'reversed',
      refund: { ref: 'OJA-9002', amount: 45_600 },
    });
  });

  it('stays held while it is open, even with a refund', () => {
    expect(outcome({ status: 'pending', refund }, { refund: refundRow() })).toMatchObject({ money: 'held' });
  });
});

describe('an incoming payment', () => {
  it.each([
    ['delivered', 'received'],
    ['pending', 'onItsWay'],
    ['failed', 'failed'],
    ['reversed', 'failed'],
  ])('with the status %s is "%s"', (status, state) => {
    expect(outcome({ status, transactionType: 'credit' })).toEqual({ kind: 'credit', state });
  });

  it.each(['credit', 'Deposit', 'wallet_funding', 'refund', 'reversal', 'commission', 'bonus'])(
    'is recognised by the server’s word "%s"',
    (transactionType) => {
      expect(outcome({ transactionType }).kind).toBe('credit');
    },
  );

  it('is recognised by the balances first, before the server’s word', () => {
    expect(outcome({ transactionType: 'credit', ...balance('500.00', '44.00') }).kind).toBe('purchase');
    expect(outcome({ transactionType: 'debit', ...balance('44.00', '500.00') }).kind).toBe('credit');
  });
});

it('never reports a purchase as not charged, or as refunded, without proof', () => {
  const amount = fc.constantFrom('0.00', '44.00', '455.99', '456.00', '500.00');
  const side = fc.option(amount, { nil: undefined });
  fc.assert(
    fc.property(
      fc.constantFrom(...statuses, 'error', 'declined'),
      side,
      side,
      fc.option(fc.record({ amount, createdAt: fc.constantFrom(refund.createdAt, 'soon') }), {
        nil: undefined,
      }),
      fc.option(fc.record({ amount, status: fc.constantFrom(...statuses) }), { nil: undefined }),
      (status, before, after, statement, row) => {
        const sale = parse({
          status,
          details: { balance: { before, after } },
          refund: statement && { ref: 'OJA-9002', ...statement },
        });
        const said = outcomeOf(sale, { refund: row ? refundRow(row) : null });
        if (said.kind === 'credit') return;
        const isStated = statement?.createdAt === refund.createdAt && Number(statement.amount) >= 456;
        const isListed = row?.status === 'delivered' && Number(row.amount) >= 456;
        if (said.money === 'not-charged')
          expect(status === 'failed' && before === after && before).toBeTruthy();
        if (said.money === 'refunded') expect(status === 'reversed' || isStated || isListed).toBe(true);
        if (said.money === 'charged') expect(status).toBe('delivered');
      },
    ),
  );
});
