import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { demoTransaction } from '../../contract/demo/agent.ts';
import { statuses } from '../../shared/schemas/status.ts';
import { transactionSchema } from '../../transaction/schema.ts';
import { isEnded, moneyStateOf, type TrackerState, trackerStateOf } from './trackerState.ts';

const never = { lastCheckedAt: null, nextCheckAt: null };
const transaction = (status: string, details: object = {}) =>
  v.parse(transactionSchema, demoTransaction({ status, details }));

describe('the money state', () => {
  const states: readonly (readonly [string, TrackerState])[] = [
    ['held', { step: 'sending' }],
    ['held', { step: 'processing', transaction: transaction('pending'), ...never }],
    ['held', { step: 'unknown', problem: null, ...never }],
    ['held', { step: 'needs-review', candidates: [] }],
    ['charged', { step: 'settled-by-hand', ending: 'delivered' }],
    ['not-charged', { step: 'settled-by-hand', ending: 'refused' }],
    ['charged', { step: 'delivered', transaction: transaction('delivered') }],
    ['not-charged', { step: 'failed', transaction: transaction('failed'), money: 'not-charged' }],
    ['refunded', { step: 'failed', transaction: transaction('failed'), money: 'refunded' }],
    ['refund-due', { step: 'failed', transaction: transaction('failed'), money: 'refund-due' }],
    ['not-charged', { step: 'refused', problem: null, evidence: 'voided' }],
    ['refunded', { step: 'reversed', transaction: transaction('reversed') }],
    ['charged', { step: 'ended-elsewhere', ending: 'delivered', money: 'charged' }],
  ];

  it.each(states)('is "%s" for %j', (word, state) => {
    expect(moneyStateOf(state)).toBe(word);
  });

  it('is always "held" before the end', () => {
    for (const [word, state] of states) {
      if (!isEnded(state)) expect(word).toBe('held');
    }
  });
});

describe('the state of a transaction', () => {
  it.each(statuses.map((status) => [status]))('for %s has ended only if the status is final', (status) => {
    const state = trackerStateOf(transaction(status), 'unstated', never);
    expect(isEnded(state)).toBe(['delivered', 'failed', 'reversed'].includes(status));
  });

  it('is processing, never delivered, for an unknown status', () => {
    expect(trackerStateOf(transaction('awaiting_telco'), 'unstated', never).step).toBe('processing');
  });

  it.each([
    ['refund-due', 'unstated', {}],
    ['refunded', 'refunded', {}],
    ['refund-due', 'unstated', { balance: { before: '500.00', after: '44.00' } }],
    ['not-charged', 'unstated', { balance: { before: '500.00', after: '500.00' } }],
    ['refund-due', 'unstated', { balance: { before: '500.00' } }],
  ] as const)('is %s for a failed one (failed purchases: %s, balances: %j)', (money, promise, details) => {
    expect(trackerStateOf(transaction('failed', details), promise, never)).toMatchObject({
      step: 'failed',
      money,
    });
  });

  it('is reversed, not delivered, once the server states a full refund', () => {
    const refund = { ref: 'OJA-9002', amount: '456.00', createdAt: '2026-11-21T09:50:00+01:00' };
    const sale = (amount: string) =>
      v.parse(transactionSchema, demoTransaction({ refund: { ...refund, amount } }));
    expect(trackerStateOf(sale('456.00'), 'unstated', never).step).toBe('reversed');
    expect(trackerStateOf(sale('1.00'), 'unstated', never).step).toBe('delivered');
  });
});
