import { describe, expect, it } from 'vitest';
import type { Service } from '../serviceSchema.ts';
import { discoStates, siblingDiscos } from './siblingDiscos.ts';

const disco = (id: string, name: string, change: Partial<Service> = {}): Service => ({
  id,
  name,
  category: 'electricity',
  imageUrl: undefined,
  available: true,
  notice: undefined,
  limits: undefined,
  prefixes: undefined,
  plans: [],
  ...change,
});

const ikeja = disco('ikeja-electric', 'Ikeja Electric');
const eko = disco('eko-electric', 'Eko Electric');
const ibadan = disco('ibadan-electric', 'Ibadan Electric');
const enugu = disco('enugu-electric', 'Enugu Electric');
const aba = disco('aba-electric', 'Aba Power');
const abuja = disco('abuja-electric', 'Abuja Electric');
const all = [aba, abuja, eko, enugu, ibadan, ikeja];

describe('discos that agents confuse', () => {
  it.each([
    ['Ikeja', ikeja, [eko]],
    ['Eko', eko, [ikeja, ibadan]],
    ['Ibadan', ibadan, [eko]],
    ['Enugu', enugu, [aba]],
    ['Aba', aba, [enugu]],
    ['Abuja, which shares no state', abuja, []],
  ])('serve the same state: %s', (_, asked, siblings) => {
    expect(siblingDiscos(asked, all)).toEqual(siblings);
  });

  it('are recognised by their short and full names', () => {
    const short = disco('17', 'IKEDC');
    expect(siblingDiscos(short, [short, disco('18', 'EKEDC Prepaid')])).toEqual([
      disco('18', 'EKEDC Prepaid'),
    ]);
    expect(discoStates(disco('portharcourt-electric', ''))).toContain('Rivers');
    expect(discoStates(disco('x', 'Port Harcourt Electric'))).toContain('Rivers');
  });

  it('include only available electricity services of the server', () => {
    const down = { ...eko, available: false };
    const airtime = { ...eko, category: 'airtime' };
    expect(siblingDiscos(ikeja, [ikeja, down, airtime, enugu])).toEqual([]);
  });

  it('are not listed for an unknown disco', () => {
    expect(discoStates(disco('new-light', 'New Light'))).toEqual([]);
    expect(siblingDiscos(disco('new-light', 'New Light'), all)).toEqual([]);
  });
});
