import { describe, expect, it } from 'vitest';
import { kobo } from '../money/kobo.ts';
import { createIntent, fingerprint, type PurchaseDraft, purchaseBody } from './intent.ts';
import { newEntry, parseEntries } from './journal.ts';

const key = '4f1f5cb0-9d5e-4c57-8a1a-0d7c8b1a2e3f';

/** An entry as the first version wrote it, when the catalogue had only data. */
const first = {
  key,
  agentId: 'amaka',
  fingerprint: 'data|mtn-data|mtn-sme-1gb|08031234567|45600',
  intent: {
    key,
    madeAt: 1_763_700_000_000,
    draft: {
      category: 'data',
      serviceId: 'mtn-data',
      serviceName: 'MTN',
      planId: 'mtn-sme-1gb',
      planName: '1 GB',
      recipient: '08031234567',
      ported: false,
      price: 45_600,
      commission: 900,
    },
  },
  phase: 'sent',
  changedAt: 1_763_700_000_500,
  ending: null,
};

const meter: PurchaseDraft = {
  category: 'electricity',
  serviceId: 'ikeja-electric',
  serviceName: 'Ikeja Electric',
  planName: '',
  recipient: '99000000028',
  ported: false,
  price: kobo(210_000),
  amount: kobo(200_000),
  meterType: 'prepaid',
  fee: kobo(10_000),
  commission: kobo(2_000),
  facts: [
    { label: 'customer', text: 'CHIDI NWOSU' },
    { label: 'arrears', amount: kobo(345_000) },
    { label: 'due', at: 1 },
  ],
};

describe('a journal entry of an earlier version', () => {
  it('is parsed completely, and produces the same request body as then', () => {
    const [entry] = parseEntries([first]);
    expect(entry).toEqual(first);
    if (!entry) throw new Error('It is there');
    expect(purchaseBody(entry.intent)).toEqual({
      reference: key,
      serviceId: 'mtn-data',
      planId: 'mtn-sme-1gb',
      recipient: '08031234567',
      expectedPrice: '456.00',
    });
    // The same purchase made now must be recognised as the open one.
    expect(fingerprint(entry.intent.draft)).toBe(first.fingerprint);
  });

  it('is parsed even if the catalogue no longer has its category', () => {
    const draft = { ...first.intent.draft, category: 'betting' };
    expect(parseEntries([{ ...first, intent: { ...first.intent, draft } }])).toHaveLength(1);
  });
});

/** Identifiers have at most 128 code points, names at most 200. */
const emoji = (count: number) => '\u{1f600}'.repeat(count);
const longest = { serviceId: emoji(128), serviceName: emoji(200), planName: emoji(200) };

describe('the journal entry of a purchase without a plan', () => {
  const entry = newEntry(createIntent(meter, key, 1), 'amaka', 1);

  it('is unchanged after it was stored in IndexedDB', () => {
    expect(parseEntries([structuredClone(entry)])).toEqual([entry]);
  });

  it.each([
    ['by a service without a name', { serviceName: '' }, 'amaka'],
    ['with the longest names that a server may send, in emoji', longest, 'amaka'],
    ['by an agent with a long address', {}, `${'a'.repeat(240)}@example.ng`],
  ])('is unchanged after storage if it was made %s', (_, change, agentId) => {
    const odd = newEntry(createIntent({ ...meter, ...change }, key, 1), agentId, 1);
    expect(parseEntries([structuredClone(odd)])).toEqual([odd]);
  });

  it('has a different fingerprint for another meter type or amount', () => {
    const prints = [meter, { ...meter, meterType: 'postpaid' as const }, { ...meter, amount: kobo(1) }].map(
      fingerprint,
    );
    expect(new Set(prints).size).toBe(3);
  });

  it('does not change when the draft that it was created from changes', () => {
    const facts = [{ label: 'customer', text: 'A' }];
    const intent = createIntent({ ...meter, facts }, key, 1);
    facts.push({ label: 'customer', text: 'B' });
    expect(intent.draft.facts).toEqual([{ label: 'customer', text: 'A' }]);
    expect(Object.isFrozen(intent.draft.facts)).toBe(true);
  });

  it.each([
    { facts: [{ label: 'customer' }] },
    { facts: 'many' },
    { quantity: 0 },
    { quantity: 1.5 },
    { meterType: 'gas' },
    { amount: 0.5 },
  ])('is dropped if it has %j', (change) => {
    const draft = { ...entry.intent.draft, ...change };
    expect(parseEntries([{ ...entry, intent: { ...entry.intent, draft } }])).toEqual([]);
  });
});
