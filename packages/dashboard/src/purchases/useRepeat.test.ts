import { kobo, readStatus, type Transaction } from '@oja/core';
import { describe, expect, test } from 'vitest';
import { entriesOf, readRepeat } from './useRepeat.ts';

const sale = (some: Partial<Transaction>): Transaction => ({
  id: '1',
  ref: 'OJA-1',
  name: 'MTN 1 GB',
  description: '',
  amount: kobo(45_600),
  status: readStatus('delivered'),
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

describe('entriesOf', () => {
  test('fills what the form of the category asks for, and nothing else', () => {
    expect(entriesOf(sale({}))).toEqual({ recipient: '08031234567', service: 'mtn-data', plan: 'mtn-1gb' });
    expect(entriesOf(sale({ category: 'airtime', serviceId: 'mtn', amount: kobo(50_000) }))).toEqual({
      recipient: '08031234567',
      service: 'mtn',
      amount: '500',
    });
  });

  test('is nothing where money came in, or nobody sells it any more', () => {
    expect(entriesOf(sale({ recipient: undefined }))).toBeNull();
    expect(entriesOf(sale({ category: 'rice' }))).toBeNull();
    expect(entriesOf(sale({ category: undefined }))).toBeNull();
  });
});

describe('readRepeat', () => {
  const agent = 'amaka';
  test('takes texts from the history’s entry', () => {
    const state = { repeat: { recipient: '08031234567' }, agent };
    expect(readRepeat(state, agent)).toEqual({ recipient: '08031234567' });
  });

  test.each(['bola', null])('takes nothing of another agent’s: %s', (another) => {
    const state = { repeat: { recipient: '08031234567' }, agent };
    expect(readRepeat(state, another)).toEqual({});
  });

  test('takes nothing while nobody knows whose it is', () => {
    expect(readRepeat({ repeat: { recipient: '08031234567' }, agent: null }, null)).toEqual({});
  });

  test.each([
    null,
    undefined,
    'x',
    { repeat: 'x', agent },
    { repeat: { a: 1, b: {}, c: 'x'.repeat(101) }, agent },
    { repeat: { a: '1' } },
  ])('takes nothing else: %j', (state) => {
    expect(readRepeat(state, agent)).toEqual({});
  });
});
