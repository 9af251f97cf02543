import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { demoTransaction } from '../contract/demo/agent.ts';
import { kobo } from '../money/kobo.ts';
import { matchCandidates } from '../purchase/loadCandidates.ts';
import { demoDraft } from '../testing/testPurchase.helper.ts';
import { purchaseRequestSchema } from '../transaction/purchaseSchema.ts';
import { transactionsSchema } from '../transaction/schema.ts';
import { createIntent, fingerprint, purchaseBody } from './intent.ts';

const key = '4f1f5cb0-9d5e-4c57-8a1a-0d7c8b1a2e3f';
const madeAt = Date.parse('2026-11-21T09:41:00+01:00');
const draft = demoDraft;
const intent = createIntent(draft, key, madeAt);

describe('an intent', () => {
  it('can’t be changed after it is created, not even through its draft', () => {
    const loose = { ...draft };
    const made = createIntent(loose, key, madeAt);
    loose.recipient = '08020000000';
    expect(made.draft.recipient).toBe('08031234567');
    expect(() => Object.assign(made.draft, loose)).toThrow(TypeError);
  });

  it('produces a body that the endpoint accepts, with the price in naira', () => {
    expect(v.parse(purchaseRequestSchema, purchaseBody(intent))).toEqual({
      reference: key,
      serviceId: 'mtn-data',
      planId: 'mtn-sme-1gb',
      recipient: '08031234567',
      expectedPrice: '456.00',
    });
    expect(purchaseBody(createIntent({ ...draft, ported: true }, key, madeAt))).toHaveProperty(
      'ported',
      true,
    );
  });

  it('has the same fingerprint as every equal purchase, and no other', () => {
    expect(fingerprint({ ...draft, serviceName: 'MTN Nigeria', commission: kobo(900) })).toBe(
      fingerprint(draft),
    );
    for (const change of [
      { recipient: '08031234568' },
      { planId: 'mtn-sme-2gb' },
      { serviceId: 'glo-data' },
      { price: kobo(45_700) },
      { category: 'airtime' as const },
    ]) {
      expect(fingerprint({ ...draft, ...change })).not.toBe(fingerprint(draft));
    }
  });
});

describe('the transactions that may be a purchase', () => {
  const candidates = (...changes: Parameters<typeof demoTransaction>[0][]) =>
    matchCandidates(
      v.parse(
        transactionsSchema,
        changes.map((change, index) => demoTransaction({ id: String(index), ...change })),
      ),
      intent,
    ).map(({ id }) => id);

  it('have its recipient, its amount and its service, and are near it in time', () => {
    expect(
      candidates(
        {},
        { recipient: '08020000000' },
        { amount: '457.00' },
        { serviceId: 'glo-data' },
        { serviceId: undefined },
        { createdAt: '2026-11-21T09:50:59+01:00' },
        { createdAt: '2026-11-21T09:51:00+01:00' },
        { createdAt: '2026-11-21T09:31:00+01:00' },
      ),
    ).toEqual(['0', '4', '5']);
  });

  it('do not have another purchase’s reference', () => {
    expect(candidates({ reference: 'another' }, { reference: key })).toEqual(['1']);
  });
});
