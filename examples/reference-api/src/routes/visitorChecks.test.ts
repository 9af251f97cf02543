import { type Category, categories, type EndpointName } from '@oja/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { MOST_CHECKS } from '../identity/spendCheck.ts';
import { DEMO_API_KEY } from '../seed/demo.ts';
import { apiForTests, call, signIn } from '../testing/testApi.helper.ts';

const api = apiForTests();
const origin = 'https://shop.example';
const scopeOf = (category: Category) => `purchase:${category}`;

const open = async () => {
  const body = { scopes: categories.map(scopeOf), origin, maxAmount: '5000.00', expiresIn: 600 };
  return (await call(api().url, 'widgetSession', { token: DEMO_API_KEY, body })).data.token;
};
const meterQuery = { meter_number: '99000000028', disco_name: 'ikeja-electric', meter_type: 'prepaid' };
const check = <N extends EndpointName>(token: string, name: N, query: Record<string, string>) =>
  call(api().url, name, { token, query, headers: { origin } });
const meter = (token: string) => check(token, 'meter', meterQuery);

describe('the customer data for a visitor of a partner’s page', () => {
  let token: string;
  beforeAll(async () => {
    token = await open();
  });

  it('masks the name of a meter’s owner, and leaves out the address', async () => {
    const { data } = await meter(token);
    expect(data).toMatchObject({ customerName: expect.stringMatching(/^\S{1,2}\*{3} \S{1,2}\*{3}$/) });
    expect(data).not.toHaveProperty('address');
    const agent = (await call(api().url, 'meter', { token: await signIn(api().url), query: meterQuery }))
      .data;
    expect(agent).toHaveProperty('address');
    const parts = agent.customerName.split(' ');
    for (const part of parts) expect(JSON.stringify(data)).not.toContain(part);
  });

  it('masks the name of a smartcard’s and a profile’s owner', async () => {
    const card = await check(token, 'smartcard', { smartcard_number: '1000000001', provider: 'dstv' });
    const profile = await check(token, 'profile', { profile_id: '0123456789', product: 'jamb' });
    for (const { data } of [card, profile]) expect(data.customerName).toMatch(/^\S{1,2}\*{3} \S{1,2}\*{3}$/);
  });
});

describe('the checks of a widget session', () => {
  it('are counted together exactly, even if they are concurrent', async () => {
    const token = await open();
    const came = await Promise.all(
      Array.from({ length: MOST_CHECKS + 6 }, (_, at) =>
        at % 2 === 0 ? meter(token) : check(token, 'profile', { profile_id: '9999999999', product: 'jamb' }),
      ),
    );
    const refused = came.filter(({ code }) => code === 'too_many_checks');
    expect([refused.length, refused[0]?.status]).toEqual([6, 403]);
    expect(refused[0]?.message).toMatch(/^Too many numbers were checked on this page\./);
    expect((await meter(token)).code).toBe('too_many_checks');
    expect((await meter(await open())).status).toBe(200);
  });

  it('are not limited for an agent', async () => {
    const token = await signIn(api().url);
    const came = await Promise.all(
      Array.from({ length: MOST_CHECKS + 6 }, () => call(api().url, 'meter', { token, query: meterQuery })),
    );
    expect(new Set(came.map(({ status }) => status))).toEqual(new Set([200]));
  });
});
