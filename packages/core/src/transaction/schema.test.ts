import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { demoTransaction } from '../contract/demo/agent.ts';
import { isFinal, parseStatus, statuses } from '../shared/schemas/status.ts';
import { transactionSchema } from './schema.ts';

const read = (change: object) => v.parse(transactionSchema, { ...demoTransaction(), ...change });

describe('a parsed transaction', () => {
  it('has its money in kobo, its time in ms, and its balances if the server sends them', () => {
    expect(read({})).toMatchObject({
      amount: 45_600,
      fee: 0,
      commission: 900,
      createdAt: Date.parse('2026-11-21T08:41:00Z'),
      balance: { before: 4_825_000, after: 4_779_400 },
    });
  });

  it.each([456, '456', '456.0', '456.00', ' 456.00'])('has the same amount for %j', (amount) => {
    expect(read({ amount }).amount).toBe(45_600);
  });

  it.each([{ details: null }, { details: {} }, { details: { balance: null } }, { details: '' }])(
    'has no balance for %j',
    (change) => {
      expect(read(change).balance?.before).toBeUndefined();
    },
  );

  it('accepts numbers as id and ref, and keeps them as digits', () => {
    expect(read({ id: 9001, ref: 77 })).toMatchObject({ id: '9001', ref: '77' });
  });

  it.each([
    { fee: null, commission: '', recipient: null, delivery: null },
    { description: null, transactionType: null },
  ])('is valid with %j', (change) => {
    expect(() => read(change)).not.toThrow();
  });

  it('is pending with an unknown status, and keeps the server’s word', () => {
    expect(read({ status: 'Awaiting_Telco' })).toMatchObject({
      status: 'pending',
      statusWord: 'Awaiting_Telco',
    });
    expect(read({ status: '' })).toMatchObject({ status: 'pending' });
  });

  it('has no hidden characters in its name, and single spaces', () => {
    const { name } = read({ name: '\u202eMTN\u200b 1\u0000 GB\u2066 \n\t 30 days\u202c' });
    expect(name).toBe('MTN 1 GB 30 days');
  });

  it('cuts a name at 120 characters', () => {
    expect(read({ name: 'a'.repeat(5_000) }).name).toHaveLength(120);
  });

  it('keeps markup in a name as plain text', () => {
    expect(read({ name: '<script>alert(1)</script>' }).name).toBe('<script>alert(1)</script>');
  });

  it('keeps the word of an unknown category, and drops a category that is not a string', () => {
    expect(read({ category: 'betting' }).category).toBe('betting');
    expect(read({ category: 5 } as never).category).toBeUndefined();
  });

  it('drops unknown fields', () => {
    const odd = read(JSON.parse('{"secret": 1, "status": "failed", "__proto__": {"status": "delivered"}}'));
    expect(odd).not.toHaveProperty('secret');
    expect(odd.status).toBe('failed');
  });
});

describe('a parsed status', () => {
  it.each(statuses)('is %s for the same word in capitals', (status) => {
    expect(parseStatus(` ${status.toUpperCase()} `)).toBe(status);
  });

  it.each([
    ['successful', 'delivered'],
    ['ORDER_COMPLETED', 'delivered'],
    ['processing-api', 'processing'],
    ['order_received', 'initiated'],
    ['order_cancelled', 'failed'],
    ['refunded', 'reversed'],
    ['constructor', 'pending'],
    ['__proto__', 'pending'],
    ['deliveredd', 'pending'],
    ['not delivered', 'pending'],
  ])('for %s is %s', (word, status) => {
    expect(parseStatus(word)).toBe(status);
  });

  it('is final if it is delivered, failed or reversed', () => {
    expect(statuses.filter(isFinal)).toEqual(['delivered', 'failed', 'reversed']);
  });
});
