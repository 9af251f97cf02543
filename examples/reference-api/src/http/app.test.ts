import { beforeAll, describe, expect, it } from 'vitest';
import type { LogLine } from '../appContext.ts';
import { DEMO_AGENT, DEMO_API_KEY } from '../seed/demo.ts';
import { startReferenceApi } from '../start.ts';
import { apiForTests, buy, call, order, signIn } from '../testing/testApi.helper.ts';
import { testBackend } from '../testing/testBackend.helper.ts';

const log: LogLine[] = [];
const api = apiForTests({ log: (line) => log.push(line) });
const base = () => `${api().url}/api/v1/agent`;

const login = (body: BodyInit, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  fetch(`${base()}/auth/login`, { method: 'POST', body, headers, ...({ duplex: 'half' } as object) });

async function refusal(response: Response) {
  const body = (await response.json()) as Record<string, unknown>;
  expect(body).toMatchObject({ message: expect.any(String), code: expect.any(String) });
  expect(body['requestId']).toBe(response.headers.get('x-request-id'));
  return [response.status, body['code']];
}

describe('every response is an envelope', () => {
  it.each([
    '/api',
    '/api/',
    '/api/v1/agent',
    '/api/v1/agent/nothing',
    '/api/v2/agent/auth/user',
    '/api/index.html',
  ])('returns 404 for %s', async (path) => {
    expect(await refusal(await fetch(api().url + path))).toEqual([404, 'not_found']);
    expect(await refusal(await fetch(api().url + path, { method: 'DELETE' }))).toEqual([404, 'not_found']);
  });

  it('returns 405 with Allow for a wrong method', async () => {
    const response = await fetch(`${base()}/auth/login`, { method: 'PUT' });
    expect(response.headers.get('allow')).toBe('POST');
    expect(await refusal(response)).toEqual([405, 'method_not_allowed']);
  });

  it.each([
    '',
    '{',
    '[]',
    'null',
    '"x"',
    '1e400',
    '{"username":"amaka","password":"x"',
    '\uFEFF{}',
    '{"username":"amaka","username":"bola","password":"x"}',
  ])('returns 400 for the body %j', async (body) => expect((await refusal(await login(body)))[0]).toBe(400));

  it('returns 415 if the content type is not JSON', async () => {
    expect(await refusal(await login('username=amaka', { 'content-type': 'text/plain' }))).toEqual([
      415,
      'unsupported_media_type',
    ]);
  });

  it('returns 413 for more than 64 KB, announced or streamed', async () => {
    const big = JSON.stringify({ username: 'amaka', password: 'x'.repeat(70_000) });
    expect(await refusal(await login(big))).toEqual([413, 'too_large']);
    const streamed = new Blob([big]).stream();
    expect(await refusal(await login(streamed))).toEqual([413, 'too_large']);
    for (const path of ['/webhooks/payments', '/checkout/FND-1', '/admin/claims/FND-1'])
      expect((await fetch(api().url + path, { method: 'POST', body: big })).status).toBe(413);
  });

  it('drops unknown fields', async () => {
    const body = {
      username: 'amaka',
      password: DEMO_AGENT.password,
      agentId: 'x',
      ['__proto__']: { admin: true },
    };
    const came = await call(api().url, 'login', { body });
    expect(Object.keys(came.data.user).sort()).toEqual([
      'email',
      'firstName',
      'lastName',
      'phone',
      'username',
    ]);
  });

  it('returns 500 without stack, SQL or path after an internal error', async () => {
    const broken = await startReferenceApi({
      mode: 'demo',
      port: 0,
      database: await testBackend().newDatabase('catalogue'),
      seed: 'catalogue',
      log: (line) => log.push(line),
    });
    const token = await signIn(broken.url);
    await broken.ledger.execute('alter table transactions rename to elsewhere');
    const response = await fetch(`${broken.url}/api/v1/agent/transactions`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const text = await response.clone().text();
    expect(await refusal(response)).toEqual([500, 'server_error']);
    expect(text).not.toMatch(/select|transactions|relation|\.ts|node_modules| at /i);
    // Background work of the server may fail on the same table and log a separate line.
    const line = log.findLast(({ what }) => what === 'request failed');
    expect(line).toMatchObject({ level: 'error', status: 500, route: 'GET /api/v1/agent/transactions' });
    expect(JSON.stringify(line)).not.toContain('select');
    await broken.close();
  });
});

describe('every response', () => {
  it.each([
    ['GET', '/api/v1/agent/services'],
    ['GET', '/api/v1/agent/openapi.json'],
    ['OPTIONS', '/api/v1/agent/services'],
    ['GET', '/api/nothing'],
    ['POST', '/webhooks/payments'],
    ['GET', '/checkout/FND-NOBODY'],
    ['GET', '/admin/claims'],
    ['GET', '/nothing'],
  ])('has security headers and is never stored: %s %s', async (method, path) => {
    const { headers } = await fetch(api().url + path, { method });
    expect(headers.get('cache-control') ?? 'no-store').toMatch(/^(no-store|no-cache)$/);
    if (path.startsWith('/api/')) expect(headers.get('cache-control')).toBe('no-store');
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('payment=()'),
      'strict-transport-security': expect.stringContaining('max-age='),
      'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/),
    });
    expect([headers.get('x-powered-by'), headers.get('server')]).toEqual([null, null]);
  });

  it('is compressed if it is long', async () => {
    const token = await signIn(api().url);
    const { headers } = await fetch(`${base()}/services`, {
      headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' },
    });
    expect(headers.get('content-encoding')).toBe('gzip');
  });
});

describe('the log', () => {
  const canary = 'canary-4f1d';
  beforeAll(async () => {
    const token = await signIn(api().url);
    await login(JSON.stringify({ username: canary, password: canary }));
    await login(`{"${canary}`);
    await fetch(`${base()}/transactions?query=${canary}`, { headers: { authorization: `Bearer ${token}` } });
    await fetch(`${base()}/transactions/${canary}`, { headers: { authorization: `Bearer ${canary}` } });
    await buy(api().url, token, order({ planId: `${canary}\u0000` }));
    log.push({ level: 'info', what: 'end' });
  });

  it('contains no password, token, query, body or key', () => {
    const text = JSON.stringify(log);
    for (const secret of [canary, 'ojs_', DEMO_API_KEY, DEMO_AGENT.password])
      expect(text).not.toContain(secret);
    expect(log.at(-1)?.what).toBe('end');
  });
});

describe('the start of a server', () => {
  it('rejects with a plain message if the port is taken', async () => {
    const { port } = api();
    await expect(startReferenceApi({ mode: 'demo', port, database: 'memory://' })).rejects.toThrow(
      `Port ${port} is taken by another program. Stop that program, or choose another port: PORT=${port + 10}.`,
    );
  });
});
