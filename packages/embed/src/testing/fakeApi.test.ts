import { expect, test } from 'vitest';
import { createFakeApi, type FakeApi } from './fakeApi.ts';

const API = 'https://api.test/api/v1/agent';
const reference = '4f0f7d5c-3c39-4f5e-9f43-0c8a3b1f6a11';

async function ask(api: FakeApi, path: string, body?: object, token?: string) {
  const bearer = token ?? (await api.getToken()).token;
  const response = await api.handle(
    new Request(API + path, {
      method: body ? 'POST' : 'GET',
      headers: { Authorization: `Bearer ${bearer}` },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
  return { status: response?.status, body: (await response?.json()) as { data?: Record<string, unknown> } };
}

const buy = (api: FakeApi) =>
  ask(api, '/services/data/purchase', {
    reference,
    serviceId: 'mtn-data',
    planId: 'mtn-sme-1gb-30d',
    recipient: '08011111111',
    expectedPrice: '456.00',
  });

test('answers requests with its session token, returns 401 for another token and null for another address', async () => {
  const api = createFakeApi();
  expect((await ask(api, '/services')).status).toBe(200);
  expect((await ask(api, '/services', undefined, 'stolen')).status).toBe(401);
  expect(await api.handle(new Request('https://shop.test/widget-session'))).toBe(null);
});

test('opens a widget session for a server and records the request', async () => {
  const api = createFakeApi();
  const wanted = {
    scopes: ['purchase:data'],
    origin: 'https://shop.test',
    maxAmount: '100.00',
    expiresIn: 900,
  };
  const { body } = await ask(api, '/widget-sessions', wanted, 'any API key');
  expect(api.sessions).toEqual([wanted]);
  expect((await ask(api, '/services', undefined, String(body.data?.['token']))).status).toBe(200);
});

test('records a repeated purchase once and returns it by its reference', async () => {
  const api = createFakeApi();
  await buy(api);
  const { body } = await buy(api);
  expect(body.data).toMatchObject({ reference, status: 'delivered', amount: '456.00' });
  expect(api.sales).toEqual([
    {
      reference,
      category: 'data',
      serviceId: 'mtn-data',
      recipient: '08011111111',
      price: '456.00',
      ending: 'delivered',
    },
  ]);
  expect((await ask(api, `/transactions/${reference}`)).body.data).toEqual(body.data);
});

test('keeps a purchase pending until settle ends it', async () => {
  const api = createFakeApi();
  api.endSalesAs('pending');
  expect((await buy(api)).body.data).toMatchObject({ status: 'processing' });
  api.settle(reference, 'failed');
  const { data } = (await ask(api, `/transactions/${reference}`)).body;
  expect(data).toMatchObject({ status: 'failed', refund: { amount: '456.00' } });
  expect(() => api.settle(reference, 'delivered')).toThrow('pending');
});

test('opens payment pages whose fee and net add up, records them, and refuses a claimed transfer', async () => {
  const api = createFakeApi();
  const { body } = await ask(api, '/wallet/fund', { method: 'automatic', amount: '5000.00' });
  const page = { reference: 'FND-1', checkoutUrl: 'https://pay.test/FND-1', fee: '100.00', net: '4900.00' };
  expect(body.data).toEqual(page);
  expect(api.checkouts).toEqual([{ reference: 'FND-1', amount: '5000.00' }]);
  expect((await ask(api, '/wallet/fund', { method: 'manual', amount: '5000.00' })).status).toBe(403);
  expect(api.checkouts).toHaveLength(1);
});

test('refuses a purchase and says that nothing was charged', async () => {
  const api = createFakeApi();
  api.endSalesAs('refused');
  expect(await buy(api)).toMatchObject({ status: 422, body: { purchase: { reference, charged: false } } });
});
