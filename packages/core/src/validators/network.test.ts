import { describe, expect, it } from 'vitest';
import { demoServices } from '../contract/demo/agent.ts';
import { hintNetwork } from './network.ts';

const services = demoServices.map(({ id, prefixes }) => ({
  id: String(id),
  prefixes: prefixes || undefined,
}));
const hint = (typed: string) => hintNetwork(typed, services)?.id ?? null;

describe('the network hint', () => {
  it.each([
    ['08031234567', 'mtn-data'],
    ['0803', 'mtn-data'],
    ['08021234567', 'airtel-data'],
    ['08051234567', 'glo-data'],
    ['08091234567', 't2-data'],
    ['07025123456', 'mtn-data'],
  ])('for %s is %s', (typed, id) => {
    expect(hint(typed)).toBe(id);
  });

  it.each(['', '0', '080', '0702', '07101234567', '09101234567', '8031234567'])(
    'is null for %j, which is too short or unassigned',
    (typed) => {
      expect(hint(typed)).toBeNull();
    },
  );

  it('prefers the longest prefix, whatever the order of the services', () => {
    const smile = { id: 'smile', prefixes: ['07020'] };
    const mixed = { id: 'mixed', prefixes: ['0702'] };
    for (const order of [
      [smile, mixed],
      [mixed, smile],
    ]) {
      expect(hintNetwork('07020123456', order)?.id).toBe('smile');
      expect(hintNetwork('07029123456', order)?.id).toBe('mixed');
    }
  });

  it('is null for services without prefixes', () => {
    expect(hintNetwork('08031234567', [{ id: 'waec' }])).toBeNull();
  });
});
