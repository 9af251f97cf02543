import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { statuses } from '../schemas/status.ts';
import { transactionSchema } from '../schemas/transaction.ts';
import { demoTransaction } from '../testing/fixtures.ts';
import { isEnded, moneyWord, type PursuitState, stateOf } from './pursuitState.ts';

const never = { lastCheckedAt: null, nextCheckAt: null };
const transaction = (status: string, details: object = {}) =>
  v.parse(transactionSchema, demoTransaction({ status, details }));

describe('the money word', () => {
  const states: readonly (readonly [string, PursuitState])[] = [
    ['held', { step: 'sending' }],
    ['held', { step: 'processing', transaction: transaction('pending'), ...never }],
    ['held', { step: 'unknown', problem: null, ...never }],
    ['held', { step: 'needs-review', candidates: [] }],
    ['charged', { step: 'settled-by-hand', ending: 'delivered' }],
    ['not-charged', { step: 'settled-by-hand', ending: 'refused' }],
    ['charged', { step: 'delivered', transaction: transaction('delivered') }],
    ['not-charged', { step: 'failed', transaction: transaction('failed'), money: 'not-charged' }],
    ['refunded', { step: 'failed', transaction: transaction('failed'), money: 'refunded' }],
    ['not-charged', { step: 'refused', problem: null }],
    ['refunded', { step: 'reversed', transaction: transaction('reversed') }],
  ];

  it.each(states)('is "%s" for %j', (word, state) => {
    expect(moneyWord(state)).toBe(word);
  });

  it('is never "not charged" before the end', () => {
    for (const [word, state] of states) {
      if (!isEnded(state)) expect(word).toBe('held');
    }
  });
});

describe('a transaction as a state', () => {
  it.each(statuses.map((status) => [status]))('%s ends nothing that may still change', (status) => {
    const state = stateOf(transaction(status), false, never);
    expect(isEnded(state)).toBe(['delivered', 'failed', 'reversed'].includes(status));
  });

  it('is processing, and never delivered, with a status that nobody knows', () => {
    expect(stateOf(transaction('awaiting_telco'), false, never).step).toBe('processing');
  });

  it.each([
    ['not-charged', false, {}],
    ['refunded', true, {}],
    ['refunded', false, { balance: { before: '500.00', after: '44.00' } }],
    ['not-charged', false, { balance: { before: '500.00', after: '500.00' } }],
    ['not-charged', false, { balance: { before: '500.00' } }],
  ])('that failed means %s (held before: %s, balances: %j)', (money, wasHeld, details) => {
    expect(stateOf(transaction('failed', details), wasHeld, never)).toMatchObject({ step: 'failed', money });
  });
});
