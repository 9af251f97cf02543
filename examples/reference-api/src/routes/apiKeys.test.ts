import { beforeAll, describe, expect, it } from 'vitest';
import { OTHER_AGENT } from '../seed/demo.ts';
import { apiForTests, call, makeKey, revokeKey, signIn } from '../testing/testApi.helper.ts';

const api = apiForTests();
let amaka: string;
let bola: string;
beforeAll(async () => {
  [amaka, bola] = [await signIn(api().url), await signIn(api().url, OTHER_AGENT)];
});

const list = async (token: string) => {
  const { data } = await call(api().url, 'apiKeys', { token });
  return (Array.isArray(data) ? data : []).filter((one) => typeof one === 'object');
};
const make = async (token: string) => (await makeKey(api().url, token)).data;
const end = (token: string, id: string) => revokeKey(api().url, token, id);
const origin = 'https://shop.example';
const useKey = (key: string) =>
  call(api().url, 'widgetSession', {
    token: key,
    body: { scopes: ['purchase:data'], origin, maxAmount: '1000.00', expiresIn: 600 },
  });

describe('an API key', () => {
  it('is shown in full once, and opens widget sessions by default', async () => {
    const came = await makeKey(api().url, bola);
    expect(came.status).toBe(201);
    expect(came.data.key).toMatch(/^oja_[\w-]{43}$/);
    expect(came.data.prefix).toBe(came.data.key.slice(0, 8));
    expect((await useKey(came.data.key)).status).toBe(201);
    const listed = await list(bola);
    expect(JSON.stringify(listed)).not.toContain(came.data.key);
    expect(listed.find(({ id }) => id === came.data.id)).toEqual({
      id: came.data.id,
      name: expect.stringMatching(/^Key of \d{4}-\d\d-\d\d$/),
      prefix: came.data.prefix,
      dailyLimit: '500000.00',
      spentToday: '0.00',
      createdAt: came.data.createdAt,
      lastUsedAt: expect.any(String),
      lastUsedAddress: expect.stringMatching(/^(127\.0\.0\.1|::1)$/),
      // An empty body creates a key as in the specification, with the rights of keys from before scopes existed.
      scopes: ['widget-sessions'],
      addresses: [],
    });
  });

  it('is refused once it is revoked, and so is the widget session that it opened', async () => {
    const { id, key } = await make(bola);
    const { token } = (await useKey(key)).data;
    const embed = () => call(api().url, 'services', { token, headers: { origin } });
    expect((await embed()).status).toBe(200);
    expect((await end(bola, String(id))).status).toBe(200);
    expect([(await useKey(key)).status, (await embed()).status]).toEqual([401, 401]);
    expect((await list(bola)).some((one) => one.id === id)).toBe(false);
    expect((await end(bola, String(id))).code).toBe('not_found');
  });

  it('can’t be seen or revoked by another agent', async () => {
    const { id, key } = await make(bola);
    expect((await list(amaka)).some((one) => one.id === id)).toBe(false);
    const came = await end(amaka, String(id));
    expect([came.status, came.code]).toEqual([404, 'not_found']);
    expect((await useKey(key)).status).toBe(201);
  });

  it.each(['1', "'; drop table api_keys; --", '../auth/user'])(
    'is not found under an invalid id: %s',
    async (id) => {
      expect((await end(amaka, id)).code).toBe('not_found');
    },
  );
});

describe('the services for the API', () => {
  const load = async () => (await call(api().url, 'apiServices', { token: amaka })).data ?? [];

  it('are those of the catalogue, with the agent’s commission, and a price if there is only one', async () => {
    const services = await load();
    expect(services).toHaveLength(32);
    const find = (wanted: string) => services.find(({ id }) => id === wanted);
    expect(find('mtn-data')).toEqual({ id: 'mtn-data', name: 'MTN data', category: 'data', discount: '2%' });
    expect(find('mtn-airtime')).toMatchObject({ name: 'MTN airtime', discount: '3%' });
    expect(find('yola-electric')).toMatchObject({ name: 'Yola Electric', discount: '1.2%' });
    expect(find('waec')).toMatchObject({ price: '3900.00', discount: '6.4%' });
  });

  it('leave out an unavailable service', async () => {
    await api().ledger.setAvailable('glo-data', false);
    expect((await load()).some(({ id }) => id === 'glo-data')).toBe(false);
    await api().ledger.setAvailable('glo-data', true);
  });
});

it('lists two notices, newest first', async () => {
  const { data } = await call(api().url, 'notices', { token: amaka });
  expect(data?.map(({ level }) => level)).toEqual(['warning', 'info']);
  const times = data?.map(({ createdAt }) => Date.parse(createdAt)) ?? [];
  expect(times).toEqual(times.toSorted((one, other) => other - one));
});
