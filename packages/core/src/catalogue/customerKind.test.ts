import { describe, expect, it } from 'vitest';
import { catalogue, findDefinition } from './catalogue.ts';
import { customerNumbers, findCustomerKind } from './customerKind.ts';
import { customerKinds } from './customerKinds.ts';

describe('customer kinds', () => {
  it.each(customerKinds)('%s is found by each label of its field', (kind) => {
    for (const label of customerNumbers[kind].labels) expect(findCustomerKind(label)).toBe(kind);
  });

  it('agree with the catalogue about the categories sold to each', () => {
    for (const kind of customerKinds)
      for (const category of customerNumbers[kind].categories)
        expect(findDefinition(category)).not.toBeNull();
    for (const { id, fields } of catalogue) {
      const recipient = fields.find(({ name }) => name === 'recipient');
      const form = { entered: {}, services: [], service: null, hinted: null, plan: null, verified: null };
      const label = recipient?.labelIn?.(form) ?? recipient?.label ?? '';
      const kind = findCustomerKind(label);
      if (kind) expect(customerNumbers[kind].categories).toContain(id);
    }
  });

  it('do not include numbers that the catalogue does not sell to', () => {
    expect(findCustomerKind('betting-account')).toBeNull();
  });

  it.each([
    ['phone', '+234 803 123 4567', undefined, '08031234567'],
    ['meter', '9900 0000 010', 'prepaid', '99000000010'],
    ['meter', '12/34/56/7890-01', 'postpaid', '12/34/56/7890-01'],
    ['smartcard', '1000 0000 01', undefined, '1000000001'],
    ['profile', '0123456789', undefined, '0123456789'],
  ] as const)('check a %s: %s', (kind, typed, meterType, value) => {
    expect(customerNumbers[kind].check(typed, meterType)).toMatchObject({ ok: true, value });
    expect(customerNumbers[kind].check('1', meterType).ok).toBe(false);
  });
});
