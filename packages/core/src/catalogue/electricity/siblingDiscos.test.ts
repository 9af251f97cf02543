import { describe, expect, it } from 'vitest';
import { endpoints } from '../../contract/endpoints.ts';
import { html, lost, type Reply, refuse } from '../../testing/fakeServer.ts';
import { createTestClient } from '../../testing/testClient.harness.ts';
import type { Service } from '../serviceSchema.ts';
import { discoStates, isWrongMeter, siblingDiscos } from './siblingDiscos.ts';

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

async function judge(reply: Reply<never>): Promise<boolean> {
  const { client } = await createTestClient({ meter: () => reply });
  const query = { meter_number: '99000000010', disco_name: 'ikeja-electric', meter_type: 'prepaid' } as const;
  const outcome = await client.call(endpoints.meter, { query, retry: false });
  if (outcome.ok) throw new Error('The fake server was to refuse');
  return isWrongMeter(outcome.problem);
}

it.each([
  ['a disco that does not know it', refuse(404, 'This disco does not know this meter.'), true],
  ['a number that the disco does not accept', refuse(422, 'Not a meter number.'), true],
  ['a widget that may not ask', refuse(403, 'This site may not check that.'), false],
  ['too many questions', refuse(429, 'Wait a minute.'), false],
  ['a gateway’s page', html(404), false],
  ['a disco that is down', html(502), false],
  ['a lost answer', lost, false],
])('distinguishes a wrong meter from other failures: %s', async (_, reply, isWrong) => {
  expect(await judge(reply)).toBe(isWrong);
});
