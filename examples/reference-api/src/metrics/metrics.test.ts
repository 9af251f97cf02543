import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../http/app.ts';
import { type ReferenceApi, startReferenceApi } from '../start.ts';
import { contextForTests } from '../testing/appContext.helper.ts';
import { buy, order, signIn, testClock } from '../testing/testApi.helper.ts';
import { testBackend } from '../testing/testBackend.helper.ts';
import { checkLedger } from '../upkeep/checkLedger.ts';
import { createMetrics } from './metrics.ts';

const TOKEN = 'what Prometheus has';
const clock = testClock();
let api: ReferenceApi;
let token: string;
beforeAll(async () => {
  api = await startReferenceApi({
    mode: 'demo',
    port: 0,
    database: await testBackend().newDatabase('catalogue'),
    seed: 'catalogue',
    clock: clock.now,
    providerDelayMs: 600_000,
    metricsToken: TOKEN,
  });
  token = await signIn(api.url);
});
afterAll(() => api?.close());

const read = (url: string, bearer?: string) =>
  fetch(`${url}/metrics`, { headers: bearer === undefined ? {} : { authorization: `Bearer ${bearer}` } });

/** The values of these lines in one response; `undefined` for a missing line. */
async function samplesOf(...lines: string[]): Promise<(number | undefined)[]> {
  const text = (await (await read(api.url, TOKEN)).text()).split('\n');
  return lines.map((line) => {
    const found = text.find((one) => one.startsWith(`${line} `));
    return found === undefined ? undefined : Number(found.slice(line.length + 1));
  });
}
const sampleOf = async (line: string) => (await samplesOf(line))[0];

describe('the metrics', () => {
  it('report open sales, the money held for them, and their age', async () => {
    const sales = ['oja_open_sales', 'oja_held_kobo'];
    const [open = Number.NaN, held = Number.NaN] = await samplesOf(...sales);
    expect((await buy(api.url, token, order({ recipient: '08020000201' }))).status).toBe(202);
    // Before the first requery.
    clock.forward(20_000);
    // In one scrape, so that all values belong to the same moment.
    const others = ['oja_due_sales', 'oja_queue_age_seconds', 'oja_database_up'];
    const figures = [open + 1, held + 45_600, 0, 0, 1];
    const [oldest, ...rest] = await samplesOf('oja_oldest_open_sale_seconds', ...sales, ...others);
    expect(rest).toEqual(figures);
    expect(oldest).toBeGreaterThanOrEqual(20);
  });

  it('count the provider’s answers', async () => {
    const delivered = 'oja_provider_answers_total{question="sell",outcome="delivered"}';
    const asked = 'oja_provider_questions_total{question="sell"}';
    const before = [await sampleOf(delivered), await sampleOf(asked)].map((value) => value ?? 0);
    expect((await buy(api.url, token, order())).status).toBe(201);
    expect([await sampleOf(delivered), await sampleOf(asked)]).toEqual(before.map((value) => value + 1));
    clock.forward(600_000);
    await api.sweep();
    const requeried = 'oja_provider_answers_total{question="requery",outcome="delivered"}';
    // At least once: the server's own job may requery the same sale at the same time.
    await expect.poll(() => sampleOf(requeried)).toBeGreaterThan(0);
  });

  it('time each route under its pattern, without personal data or parameters', async () => {
    const body = order();
    await buy(api.url, token, body);
    await fetch(`${api.url}/api/v1/agent/transactions/${body.reference}`);
    await fetch(`${api.url}/no/such/page`);
    const text = await (await read(api.url, TOKEN)).text();
    const routeOf = (route: string, status: number) =>
      text.includes(`route="${route}",status="${status}"`) || `No ${route} ${status} in ${text}`;
    expect(routeOf('/api/v1/agent/services/:category/purchase', 201)).toBe(true);
    expect(routeOf('/api/v1/agent/transactions/:ref', 401)).toBe(true);
    for (const secret of [body.reference, body.recipient, 'amaka', token]) expect(text).not.toContain(secret);
    expect(text).not.toContain('no/such/page');
  });

  it('require their token', async () => {
    expect((await read(api.url)).status).toBe(401);
    expect((await read(api.url, 'another')).status).toBe(401);
    const answer = await read(api.url, TOKEN);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ]);
  });
});

describe('metrics without a configured token', () => {
  const test = contextForTests();

  it('are missing in production and public in the demo', async () => {
    const app = (mode: 'demo' | 'production') => createApp(test().context, { mode });
    expect((await app('production').request('/metrics')).status).toBe(404);
    expect((await app('demo').request('/metrics')).status).toBe(200);
  });

  it('count the faults that a check of the ledger finds and logs', async () => {
    const { context, ledger, log } = test();
    const metrics = createMetrics();
    const faults = async () => /^oja_ledger_faults (.*)$/m.exec(await metrics.registry.metrics())?.[1];
    expect(await faults()).toBe('Nan');
    await checkLedger(context, metrics);
    expect(await faults()).toBe('0');
    await ledger.execute("update accounts set balance = balance + 1 where kind = 'wallet'");
    await checkLedger(context, metrics);
    expect(Number(await faults())).toBeGreaterThan(0);
    expect(log.map(({ what }) => what)).toContainEqual(
      expect.stringContaining('is not the sum of its postings'),
    );
  });
});
