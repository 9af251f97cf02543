import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { demoTransaction } from '../../contract/demo/agent.ts';
import { transactionSchema } from '../../transaction/schema.ts';
import { findRecentRecipients } from './recentRecipients.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 8, minute)).toISOString();
const sale = (minute: number, change: Parameters<typeof demoTransaction>[0] = {}) =>
  v.parse(transactionSchema, demoTransaction({ id: `${minute}`, createdAt: at(minute), ...change }));
const phones = (...given: Parameters<typeof findRecentRecipients>) =>
  findRecentRecipients(...given).map(({ recipient }) => recipient);

describe('recent recipients', () => {
  it('are listed once each, latest purchase first, whatever the order of the history', () => {
    const history = [
      sale(1, { recipient: '08031111111' }),
      sale(2, { recipient: '08032222222' }),
      sale(3, { recipient: '08031111111' }),
    ];
    expect(phones(history, 'data')).toEqual(['08031111111', '08032222222']);
    expect(phones(history.toReversed(), 'data')).toEqual(['08031111111', '08032222222']);
  });

  it('have the latest purchase', () => {
    const history = [
      sale(1, { serviceId: 'glo-data', planId: 'glo-cg-1gb', name: 'Glo 1 GB', amount: '264.00' }),
      sale(2, { serviceId: 'mtn-data', planId: 'mtn-sme-1gb', name: 'MTN 1 GB', amount: '456.00' }),
    ];
    expect(findRecentRecipients(history, 'data')).toEqual([
      {
        recipient: '08031234567',
        serviceId: 'mtn-data',
        planId: 'mtn-sme-1gb',
        meterType: undefined,
        name: 'MTN 1 GB',
        amount: 45_600,
        at: Date.parse(at(2)),
      },
    ]);
  });

  it('have a positive amount, even if the server sends it as negative', () => {
    expect(findRecentRecipients([sale(1, { amount: '-456.00' })], 'data')).toMatchObject([
      { amount: 45_600 },
    ]);
  });

  it('have the meter type', () => {
    const power = sale(1, { category: 'electricity', recipient: '12/34-01', meterType: 'postpaid' });
    expect(findRecentRecipients([power], 'electricity')).toMatchObject([{ meterType: 'postpaid' }]);
  });

  it.each<readonly [string, Parameters<typeof demoTransaction>[0]]>([
    ['another category', { category: 'airtime' }],
    ['nobody', { recipient: undefined }],
    ['a refund', { transactionType: 'credit', details: {} }],
    ...['failed', 'reversed', 'pending', 'processing', 'never heard'].map((status): [string, object] => [
      `a sale that is ${status}`,
      { status },
    ]),
  ])('are not taken from %s', (_, change) => {
    expect(phones([sale(1, change)], 'data')).toEqual([]);
  });

  it('have the last delivered purchase if a later one failed', () => {
    const history = [sale(1, { amount: '264.00' }), sale(2, { amount: '456.00', status: 'failed' })];
    expect(findRecentRecipients(history, 'data')).toMatchObject([{ amount: 26_400 }]);
  });

  it('are distinct, newest first, and at most the limit, for any history', () => {
    const sales = fc.array(
      fc
        .tuple(fc.nat(50), fc.nat(6), fc.constantFrom('delivered', 'failed'))
        .map(([minute, who, status]) => sale(minute, { recipient: `0803000000${who}`, status })),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(sales, fc.nat(8), (history, limit) => {
        const found = findRecentRecipients(history, 'data', limit);
        const all = new Set(history.flatMap((each) => (each.status === 'delivered' ? each.recipient : [])));
        expect(found).toHaveLength(Math.min(limit, all.size));
        expect(new Set(found.map(({ recipient }) => recipient)).size).toBe(found.length);
        expect(found.map((each) => each.at)).toEqual(found.map((each) => each.at).sort((a, b) => b - a));
      }),
    );
  });
});
