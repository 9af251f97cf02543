import { Hono } from 'hono';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiForTests, buy, call, order, signIn, testClock } from '../testing/testApi.helper.ts';
import { allowOrigins } from './cors.ts';

const DASHBOARD = 'https://dashboard.example';
const clock = testClock();
const api = apiForTests({
  clock: clock.now,
  rateLimit: { requests: 30, windowMs: 60_000 },
  allowedOrigins: [DASHBOARD],
  addressHeader: 'x-forwarded-for',
});

let url: string;
let token: string;
beforeAll(async () => {
  url = api().url;
  token = await signIn(url);
});

describe('the rate limit', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const contact = (who: string, address = '10.0.0.1') =>
    call(url, 'contact', { token: who, headers: from(address) });
  const figures = (headers: Headers) =>
    ['limit', 'remaining', 'policy'].map((name) => headers.get(`ratelimit-${name}`));

  it('reports the remaining requests in each response', async () => {
    const mine = await signIn(url);
    expect(figures((await contact(mine)).headers)).toEqual(['30', '29', '30;w=60']);
    const { headers } = await contact(mine);
    expect(figures(headers)).toEqual(['30', '28', '30;w=60']);
    expect(Number(headers.get('ratelimit-reset'))).toBeGreaterThan(0);
    expect(Number(headers.get('ratelimit-reset'))).toBeLessThanOrEqual(60);
  });

  it('refuses a token over the limit with 429 and Retry-After, and still serves other tokens', async () => {
    const greedy = await signIn(url);
    const answers = await Promise.all(Array.from({ length: 31 }, () => contact(greedy)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    const [over] = answers.filter(({ status }) => status === 429);
    expect(over?.code).toBe('too_many_requests');
    expect(over?.headers.get('retry-after')).toBe(over?.headers.get('ratelimit-reset'));
    expect((await contact(token)).status).toBe(200);
    clock.forward(61_000);
    expect((await contact(greedy)).status).toBe(200);
  });

  it('counts callers without a valid token by the last address in the proxy’s header', async () => {
    const guess = (index: number, header: string) => contact(`ojs_${index}`, header);
    const entries = (index: number) => `10.9.9.${index}, 10.0.0.7:${50_000 + index}`;
    const tries = Array.from({ length: 31 }, (_, index) => guess(index, entries(index)));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect((await guess(99, '10.0.0.8')).status).toBe(401);
    expect((await contact(token, '10.0.0.7')).status).toBe(200);
  });
});

describe('the Idempotency-Key header', () => {
  it('may repeat the body’s reference, with or without quotes', async () => {
    const body = order();
    expect((await buy(url, token, body, { 'idempotency-key': body.reference })).status).toBe(201);
    expect((await buy(url, token, body, { 'idempotency-key': `"${body.reference}"` })).status).toBe(201);
    expect(await api().ledger.debits(body.reference)).toHaveLength(1);
  });

  it('refuses a purchase with a different reference, and charges nothing', async () => {
    const body = order();
    const came = await buy(url, token, body, { 'idempotency-key': order().reference });
    expect([came.status, came.code, Object.keys(came.errors ?? {})]).toEqual([400, 'invalid', ['reference']]);
    expect(await api().ledger.debits(body.reference)).toEqual([]);
  });
});

describe('a dashboard on another origin', () => {
  const preflight = (origin: string, path: string, method = 'POST') =>
    fetch(`${url}/api/v1/agent${path}`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': method },
    });
  const allowed = async (origin: string, path: string) =>
    (await preflight(origin, path)).headers.get('access-control-allow-origin');

  it.each(['/auth/login', '/auth/user', '/contact', '/api/keys'])(
    'may make the call %s if its origin is allowed; other origins may not',
    async (path) => {
      expect(await allowed(DASHBOARD, path)).toBe(DASHBOARD);
      expect(await allowed('https://dashboard.example.evil.example', path)).toBeNull();
      expect(await allowed('null', path)).toBeNull();
    },
  );

  it('is never allowed to send cookies', async () => {
    const { headers } = await preflight(DASHBOARD, '/auth/login');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('vary')?.toLowerCase()).toContain('origin');
  });

  it.each(['https://dashboard.example/', 'dashboard.example', '*'])('rejects the setting %s', (origin) => {
    expect(() => allowOrigins(new Hono(), [origin])).toThrow('Not an origin');
  });
});
