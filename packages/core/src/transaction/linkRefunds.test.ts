import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { demoTransaction } from '../contract/demo/agent.ts';
import { findChargedPurchases } from './findChargedPurchases.ts';
import { linkRefunds } from './linkRefunds.ts';
import { transactionSchema } from './schema.ts';

type Change = Parameters<typeof demoTransaction>[0];
const parse = (change: Change = {}) =>
  v.parse(transactionSchema, demoTransaction({ details: {}, ...change }));
const sale = parse({ ref: 'OJA-9001', reference: 'key-1' });
const credit = (change: Change) =>
  parse({
    id: 'r',
    ref: 'OJA-9002',
    reference: undefined,
    name: 'Money in',
    description: '',
    transactionType: 'credit',
    ...change,
  });

describe('a refund and its purchase', () => {
  it.each<readonly [string, Change]>([
    ['the sale’s ref among its words', { name: 'Refund', description: 'MTN 1 GB, OJA-9001' }],
    ['the sale’s ref in its name', { name: 'Reversal (OJA-9001)' }],
    ['the type "refund" and the ref', { transactionType: 'refund', description: 'OJA-9001' }],
    ['the sale’s key', { reference: 'key-1' }],
  ])('are linked by %s', (_, change) => {
    const refund = credit(change);
    const { refundOf, purchaseOf } = linkRefunds([sale, refund]);
    expect(refundOf(sale)).toBe(refund);
    expect(purchaseOf(refund)).toBe(sale);
  });

  it.each<readonly [string, Change]>([
    ['a commission under the sale’s key', { transactionType: 'commission', reference: 'key-1' }],
    ['a deposit whose words name the sale', { name: 'Transfer', description: 'for OJA-9001' }],
    ['a debit under the sale’s key', { transactionType: 'debit', reference: 'key-1' }],
    ['a refund of another sale', { name: 'Refund', description: 'OJA-7000' }],
  ])('are not linked by %s', (_, change) => {
    const other = credit(change);
    const { refundOf, purchaseOf } = linkRefunds([sale, other]);
    expect(refundOf(sale)).toBeNull();
    expect(purchaseOf(other)).toBeNull();
  });
});

it('finds the purchases that were delivered and not fully refunded', () => {
  const refund = credit({ name: 'Refund', description: 'OJA-9001' });
  expect(findChargedPurchases([sale, refund])).toEqual([]);
  const part = credit({ name: 'Refund', description: 'OJA-9001', amount: '1.00' });
  expect(findChargedPurchases([sale, part])).toEqual([sale]);
  const stated = { ref: 'OJA-9002', amount: '456.00', createdAt: '2026-11-21T09:50:00+01:00' };
  expect(findChargedPurchases([parse({ refund: stated })])).toEqual([]);
  expect(findChargedPurchases(['failed', 'pending', 'reversed'].map((status) => parse({ status })))).toEqual(
    [],
  );
});
