import { kobo, parseStatus, type Transaction } from '@oja/core';
import { describe, expect, test } from 'vitest';
import { parsePrefill } from './parsePrefill.ts';
import { repeatPrefill } from './useRepeatPurchase.ts';

const sale = (some: Partial<Transaction>): Transaction => ({
  id: '1',
  ref: 'OJA-1',
  name: 'MTN 1 GB',
  description: '',
  amount: kobo(45_600),
  status: parseStatus('delivered'),
  statusWord: 'delivered',
  transactionType: 'debit',
  createdAt: 0,
  category: 'data',
  recipient: '08031234567',
  serviceId: 'mtn-data',
  planId: 'mtn-1gb',
  balance: undefined,
  ...some,
});

describe('repeatPrefill', () => {
  test('keeps only the fields of the category’s form', () => {
    expect(repeatPrefill(sale({}))).toEqual({
      recipient: '08031234567',
      service: 'mtn-data',
      plan: 'mtn-1gb',
    });
    expect(repeatPrefill(sale({ category: 'airtime', serviceId: 'mtn', amount: kobo(50_000) }))).toEqual({
      recipient: '08031234567',
      service: 'mtn',
      amount: '500',
    });
  });

  test('returns null for incoming money and for a category that is no longer sold', () => {
    expect(repeatPrefill(sale({ recipient: undefined }))).toBeNull();
    expect(repeatPrefill(sale({ category: 'rice' }))).toBeNull();
    expect(repeatPrefill(sale({ category: undefined }))).toBeNull();
  });
});

describe('parsePrefill', () => {
  const agent = 'amaka';
  test('reads strings from the history entry', () => {
    const state = { prefill: { recipient: '08031234567' }, agent };
    expect(parsePrefill(state, agent)).toEqual({ recipient: '08031234567' });
  });

  test.each(['bola', null])('ignores another agent’s entry: %s', (another) => {
    const state = { prefill: { recipient: '08031234567' }, agent };
    expect(parsePrefill(state, another)).toEqual({});
  });

  test('ignores the entry while the agent is unknown', () => {
    expect(parsePrefill({ prefill: { recipient: '08031234567' }, agent: null }, null)).toEqual({});
  });

  test.each([
    null,
    undefined,
    'x',
    { prefill: 'x', agent },
    { prefill: { a: 1, b: {}, c: 'x'.repeat(101) }, agent },
    { prefill: { a: '1' } },
  ])('ignores %j', (state) => {
    expect(parsePrefill(state, agent)).toEqual({});
  });
});
