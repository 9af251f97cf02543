import { readFileSync } from 'node:fs';
import { kobo } from '@oja/core';
import { describe, expect, it } from 'vitest';
import { SILENT_METER } from './customers.ts';
import { magicMeters, magicNumbers, PORTED_TO_MTN, REVERSED_LATER, scriptFor } from './magicNumbers.ts';
import type { Order } from './provider.ts';

const order = (recipient: string, reference = 'r'): Order => ({
  ref: 'OJA-1',
  reference,
  category: 'data',
  serviceId: 'mtn-data',
  planId: 'mtn-sme-1gb-30d',
  recipient,
  ported: false,
  quantity: 1,
  meterType: null,
  amount: kobo(45_600),
});
const count = 10_000;

describe('a number without a script', () => {
  const scripts = Array.from({ length: count }, (_, index) =>
    scriptFor(order('08031234567', `reference ${index}`)),
  );
  const share = (fits: (script: (typeof scripts)[number]) => boolean) => scripts.filter(fits).length / count;

  it('is delivered at once in 97 of 100 sales, pending in two, failed in one', () => {
    expect(share(({ pace, outcome }) => pace === 'at once' && outcome === 'delivered')).toBeCloseTo(0.97, 2);
    expect(share(({ pace }) => pace === 'pending')).toBeCloseTo(0.02, 2);
    expect(share(({ outcome }) => outcome === 'failed')).toBeCloseTo(0.01, 2);
  });

  it('has the same outcome for the same reference', () => {
    expect(scriptFor(order('08031234567', 'a'))).toEqual(scriptFor(order('08031234567', 'a')));
  });
});

it('delivers at once to each phone number without a script if `everyPhoneDelivers` is set', () => {
  const references = Array.from({ length: 1_000 }, (_, index) => `reference ${index}`);
  const outcomes = references.map(
    (reference) => scriptFor(order('08031234567', reference), { everyPhoneDelivers: true }).outcome,
  );
  expect(new Set(outcomes)).toEqual(new Set(['delivered']));
  expect(scriptFor(order('08030000202'), { everyPhoneDelivers: true }).outcome).toBe('failed');
});

it('treats a ported number on another network like one without a script', () => {
  expect(scriptFor({ ...order('08090000023'), serviceId: 't2-data' })).toEqual(
    scriptFor(order('08091111111')),
  );
});

it('has each scripted number in the README', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const numbers = Object.keys({ ...magicNumbers, ...magicMeters });
  for (const number of [...numbers, PORTED_TO_MTN, REVERSED_LATER, SILENT_METER])
    expect(readme).toContain(`\`${number}\``);
});
