import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { DEMO_AGENT, DEMO_API_KEY, OTHER_AGENT } from '../seed/demo.ts';
import { useStoppedTimers } from '../testing/silence.helper.ts';
import { apiForTests, buy, call, order, signIn } from '../testing/testApi.helper.ts';

const api = apiForTests();
const origin = 'https://shop.example';

let token: string;
let bola: string;
beforeAll(async () => {
  token = await signIn(api().url);
  bola = await signIn(api().url, OTHER_AGENT);
});
afterEach(async () => {
  vi.useRealTimers();
  expect(await api().ledger.audit()).toEqual([]);
});

const wallet = () => api().ledger.balance(DEMO_AGENT.username);
const give = (reference: string, who = token, headers: Record<string, string> = {}) =>
  call(api().url, 'voidPurchase', { token: who, headers, params: { reference } });

const openWidget = async (site: string) => {
  const body = { scopes: ['purchase:data'], origin: site, maxAmount: '5000.00', expiresIn: 600 };
  return (await call(api().url, 'widgetSession', { token: DEMO_API_KEY, body })).data.token;
};

describe('a reference without a sale', () => {
  it('is voided, and a later copy is refused with a statement and charges nothing', async () => {
    const body = order();
    const before = await wallet();
    expect((await give(body.reference)).data).toEqual({ voided: true });
    const late = await buy(api().url, token, body);
    expect([late.status, late.code]).toEqual([409, 'reference_voided']);
    expect(late.purchase).toEqual({ reference: body.reference, charged: false });
    expect(await wallet()).toBe(before);
    expect(await api().ledger.debits(body.reference)).toEqual([]);
  });

  it('stays voided if it is voided repeatedly or concurrently', async () => {
    const { reference } = order();
    const answers = await Promise.all(Array.from({ length: 10 }, () => give(reference)));
    answers.push(await give(reference));
    for (const { status, data } of answers) expect([status, data]).toEqual([200, { voided: true }]);
  });

  it('is voided only for its own agent', async () => {
    const body = order();
    await give(body.reference, bola);
    expect((await buy(api().url, token, body)).status).toBe(201);
  });

  it('must be a UUID', async () => {
    const came = await give('OJA-20261121-7K3M9QXA41');
    expect([came.status, came.code, Object.keys(came.errors ?? {})]).toEqual([400, 'invalid', ['reference']]);
  });
});

describe('a reference with a sale', () => {
  it('is not voided: the response is the unchanged sale', async () => {
    const body = order();
    const sale = (await buy(api().url, token, body)).data;
    for (let round = 0; round < 2; round += 1)
      expect((await give(body.reference)).data).toEqual({ voided: false, transaction: sale });
    expect((await buy(api().url, token, body)).data).toEqual(sale);
  });

  it('is not voided while the provider still works on it', async () => {
    const body = order({ recipient: '08040000300' });
    const timers = useStoppedTimers();
    const first = buy(api().url, token, body);
    await expect.poll(() => api().ledger.debits(body.reference)).toHaveLength(1);
    const { data } = await give(body.reference);
    expect(data).toMatchObject({
      voided: false,
      transaction: { reference: body.reference, status: 'processing' },
    });
    await timers.pass();
    expect((await first).status).toBe(202);
  });

  it('stays unchanged and hidden if another agent voids the same reference', async () => {
    const body = order();
    const sale = (await buy(api().url, token, body)).data;
    expect((await give(body.reference, bola)).data).toEqual({ voided: true });
    expect((await buy(api().url, token, body)).data).toEqual(sale);
  });
});

describe('an embed', () => {
  it('can void a reference, and gets the sales of its own site', async () => {
    const widget = await openWidget(origin);
    const headers = { origin };
    const body = order();
    const sale = (await buy(api().url, widget, body, headers)).data;
    const again = await openWidget(origin);
    expect((await give(body.reference, again, headers)).data).toEqual({ voided: false, transaction: sale });
    expect(JSON.stringify(sale)).not.toContain('balance');
    const other = order();
    expect((await give(other.reference, widget, headers)).data).toEqual({ voided: true });
    expect((await buy(api().url, widget, other, headers)).code).toBe('reference_voided');
  });

  it('gets 404 for a sale of the agent or of another site', async () => {
    const widget = await openWidget(origin);
    const elsewhere = await openWidget('https://other.example');
    const own = order();
    const others = order();
    await buy(api().url, token, own);
    await buy(api().url, elsewhere, others, { origin: 'https://other.example' });
    for (const { reference } of [own, others]) {
      const came = await give(reference, widget, { origin });
      expect([came.status, came.code]).toEqual([404, 'not_found']);
      expect(await api().ledger.debits(reference)).toHaveLength(1);
    }
  });
});
