import { BASE_PATH } from '@oja/core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SecurityLine } from '../security/securityLog.ts';
import { DEMO_API_KEY, OTHER_AGENT } from '../seed/demo.ts';
import { apiForTests, call, signIn, testClock } from '../testing/testApi.helper.ts';

// The limits per minute for an agent and for an address, with 10 calls for each session.
const clock = testClock();
const events: SecurityLine[] = [];
const api = apiForTests({
  // Other tests check these calls against the API document.
  onExchange: () => {},
  clock: clock.now,
  rateLimit: { requests: 10, windowMs: 60_000 },
  addressHeader: 'x-forwarded-for',
  securityLog: (line) => events.push(line),
});
const from = (address: string) => ({ 'x-forwarded-for': address });
const contact = (token: string) => call(api().url, 'contact', { token });
const times = (count: number, work: (index: number) => Promise<{ status: number }>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index).then(({ status }) => status)));
const allowed = (statuses: readonly number[]) => statuses.filter((status) => status !== 429).length;
beforeEach(() => clock.forward(61_000));

describe('an agent’s budget', () => {
  let sessions: string[];
  let bola: string;
  beforeAll(async () => {
    bola = await signIn(api().url, OTHER_AGENT);
    sessions = [];
    for (let index = 0; index < 6; index += 1) sessions.push(await signIn(api().url));
  });

  it('is shared by all sessions of an agent, and by no other agent', async () => {
    const statuses = await Promise.all(sessions.map((token) => times(9, () => contact(token))));
    expect(allowed(statuses.flat())).toBe(20);
    const over = await contact(sessions[0] ?? '');
    expect([over.status, over.code, over.headers.get('ratelimit-limit')]).toEqual([
      429,
      'too_many_requests',
      '20',
    ]);
    expect((await contact(bola)).status).toBe(200);
  });

  it('writes one line per window to the security log when it is exceeded', async () => {
    const before = events.length;
    await Promise.all(sessions.map((token) => times(9, () => contact(token))));
    const hit = events.slice(before).filter(({ event }) => event === 'limit-hit');
    expect(hit).toEqual([expect.objectContaining({ limit: 'calls:agent', agentId: expect.any(String) })]);
  });

  it('is not used up by the visitors of a partner’s page', async () => {
    const origin = 'https://shop.example';
    const body = { scopes: ['purchase:data'], origin, maxAmount: '5000.00', expiresIn: 600 };
    const open = async () =>
      (await call(api().url, 'widgetSession', { token: DEMO_API_KEY, body })).data.token;
    const embeds = [await open(), await open(), await open()];
    const services = (token: string) => call(api().url, 'services', { token, headers: { origin } });
    const statuses = await Promise.all(embeds.map((token) => times(11, () => services(token))));
    expect(allowed(statuses.flat())).toBe(30);
    expect((await contact(sessions[0] ?? '')).status).toBe(200);
  });
});

describe('a request without a token', () => {
  it.each([
    ['GET', '/admin/claims', 5],
    ['GET', '/checkout/FND-NOBODY', 5],
    ['POST', '/webhooks/payments', 20],
    ['GET', `${BASE_PATH}/openapi.json`, 100],
    ['GET', '/', 100],
    ['GET', '/login', 100],
    ['GET', '/api/nothing', 200],
    ['PUT', `${BASE_PATH}/auth/login`, 200],
    ['OPTIONS', `${BASE_PATH}/services`, 200],
  ])('is limited per address: %s %s', async (method, path, most) => {
    const ask = (address: string) => fetch(api().url + path, { method, headers: from(address) });
    const statuses: number[] = [];
    for (let sent = 0; sent < most + 1; sent += 50)
      statuses.push(...(await times(Math.min(50, most + 1 - sent), () => ask('10.8.0.1'))));
    expect(allowed(statuses)).toBe(most);
    const over = await ask('10.8.0.1');
    expect(over.status).toBe(429);
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask('10.8.0.2')).status).not.toBe(429);
  });

  it('is counted per IPv6 /64', async () => {
    const ask = (index: number) =>
      call(api().url, 'contact', { token: 'ojs_made-up', headers: from(`2001:db8:7:7::${index}`) });
    expect(allowed(await times(14, ask))).toBe(10);
  });
});
