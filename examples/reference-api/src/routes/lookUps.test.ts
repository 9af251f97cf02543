import type { EndpointName } from '@oja/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { withoutProviderTimeout } from '../testing/silence.helper.ts';
import { apiForTests, call, signIn } from '../testing/testApi.helper.ts';

const api = apiForTests();
let token: string;
beforeAll(async () => {
  token = await signIn(api().url);
});

const check = <N extends EndpointName>(name: N, query: Record<string, string>) =>
  call(api().url, name, { token, query });
const meter = (number: string, disco = 'ikeja-electric', type = 'prepaid') =>
  check('meter', { meter_number: number, disco_name: disco, meter_type: type });

describe('a meter', () => {
  it('is found with its owner and the minimum amount', async () => {
    const came = await meter('99000000010');
    expect([came.status, came.data]).toEqual([
      200,
      {
        customerName: 'CHIDI NWOSU',
        address: '12 Allen Avenue, Ikeja',
        meterNumber: '99000000010',
        meterType: 'prepaid',
        minimumAmount: '1000.00',
        canVend: true,
      },
    ]);
  });

  it('includes the debt', async () => {
    expect((await meter('99000000028')).data.arrears).toBe('3450.00');
  });

  it.each([
    ['12345678901', 'ikeja-electric', 'prepaid'],
    ['99000000044', 'ikeja-electric', 'prepaid'],
    ['99000000010', 'ikeja-electric', 'postpaid'],
  ])('is unknown as %s of %s, %s: 404', async (number, disco, type) => {
    const came = await meter(number, disco, type);
    expect([came.status, came.code]).toEqual([404, 'not_found']);
  });

  it('gets a 503 with Retry-After if the disco does not answer', async () => {
    const came = await withoutProviderTimeout(() => meter('99000000069'));
    expect([came.status, came.code, came.headers.get('retry-after')]).toEqual([503, 'provider_silent', '2']);
  });
});

describe('a smartcard', () => {
  const card = (number: string, provider: string) =>
    check('smartcard', { smartcard_number: number, provider });

  it('is found with its bouquet and the renewal price', async () => {
    const { data } = await card('1000000002', 'dstv');
    expect(data).toMatchObject({
      currentPlan: 'Compact + ExtraView',
      currentPlanId: 'dstv-compact-extraview',
      renewalAmount: '25000.00',
    });
    const days = (Date.parse(String(data.dueDate)) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(2);
  });

  it('has nothing to renew if the provider names no bouquet', async () => {
    const { data } = await card('1234567890', 'dstv');
    expect(Object.keys(data).sort()).toEqual(['customerName', 'dueDate', 'status']);
  });

  it.each([
    ['1000000009', 'dstv'],
    ['2000000001', 'dstv'],
  ])('is unknown as %s at %s: 404', async (number, provider) => {
    expect((await card(number, provider)).code).toBe('not_found');
  });
});

describe('a JAMB profile', () => {
  const profile = (id: string) => check('profile', { profile_id: id, product: 'jamb' });

  it('is found with its owner, or gets a 404', async () => {
    expect((await profile('0123456789')).data).toEqual({ customerName: 'TUNDE ADEYEMI' });
    expect((await profile('9999999999')).code).toBe('not_found');
  });
});

it.each([
  ['meter', 'meter_number', { disco_name: 'ikeja-electric', meter_type: 'prepaid' }],
  ['meter', 'meter_type', { meter_number: '99000000010', disco_name: 'ikeja-electric', meter_type: 'solar' }],
  ['smartcard', 'smartcard_number', { provider: 'dstv' }],
  ['profile', 'profile_id', { product: 'jamb' }],
] as const)('%s names the field %s if it is missing or invalid', async (name, field, query) => {
  const came = await check(name, query);
  expect([came.status, came.code, Object.keys(came.errors ?? {})]).toEqual([400, 'invalid', [field]]);
});
