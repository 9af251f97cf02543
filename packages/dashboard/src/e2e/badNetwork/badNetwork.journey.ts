import { kobo, type StoredSession } from '@oja/core';
import { DEMO_AGENT, type ReferenceApi, startReferenceApi } from '@oja/reference-api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Plan } from '../faultProxy/fault.ts';
import { type FaultProxy, startFaultProxy } from '../faultProxy/faultProxy.ts';
import { HASTE } from './fastClient.ts';
import { ended, type Night, type Sold, sell } from './sell.ts';

const SALES = 300;
/** As many as one small machine can keep apart: more, and waiting for a turn would look like a slow network. */
const AT_ONCE = 20;

const plan = { id: 'mtn-sme-1gb-30d', price: kobo(100) };
const agent = DEMO_AGENT.username;

let api: ReferenceApi;
let proxy: FaultProxy;
/** One for each phone: the API counts calls by session, and one phone with the calls of twenty would be refused. */
const sessions: StoredSession[] = [];
const weathers = new Map<string, Plan>();

beforeAll(async () => {
  api = await startReferenceApi({
    mode: 'demo',
    port: 0,
    database: 'memory://',
    seed: 'catalogue',
    providerDelayMs: 30_000 / HASTE,
    answerLimitMs: 8_000 / HASTE,
  });
  await api.ledger.setPrice(plan.id, plan.price);
  proxy = await startFaultProxy(api.url);
  proxy.follow((copy) =>
    weathers.get(copy.reference ?? copy.path.slice(copy.path.lastIndexOf('/') + 1))?.(copy),
  );
  for (let seller = 0; seller < AT_ONCE; seller += 1) sessions.push(await signIn());
});

afterAll(async () => {
  await proxy?.close();
  await api?.close();
});

it(`keeps its word in ${SALES} sales of which half of all requests meet a fault`, async () => {
  const sold = await sellAll(SALES);
  expect(sold.broken.join('\n')).toBe('');
  // It was a bad night: sales went both ways, and answers were lost.
  expect([...sold.steps]).toEqual(expect.arrayContaining(['delivered', 'failed']));
  expect(proxy.seen.filter(({ fault }) => fault).length).toBeGreaterThan(SALES / 3);
}, 300_000);

it('catches a client that makes a new key for each send', async () => {
  const { broken } = await sellAll(40, newKeyForEachSend);
  expect(broken).toContainEqual(expect.stringMatching(/kobo left the wallet that no sale shows/));
});

/** Sells to many at once, and lists every promise that was broken. */
async function sellAll(sales: number, spoil?: Night['spoil']) {
  const { ledger } = api;
  const night = { apiBase: proxy.url, agent, ledger, plan, weathers, ...(spoil ? { spoil } : {}) };
  const before = await ledger.balance(agent);
  const queue = Array.from({ length: sales }, (_, seed) => seed);
  const sold: Sold[] = [];
  const seller = async (session: StoredSession) => {
    for (let seed = queue.pop(); seed !== undefined; seed = queue.pop()) {
      sold.push(await sell(seed, { ...night, session }));
    }
  };
  await Promise.all(sessions.map(seller));
  const shown = sold.reduce((sum, { debits, refunds }) => sum + (debits - refunds) * plan.price, 0);
  const unseen = before - (await ledger.balance(agent)) - shown;
  const gone = unseen === 0 ? [] : [`${unseen} kobo left the wallet that no sale shows`];
  const broken = [...sold.flatMap(brokenPromises), ...gone, ...(await ledger.audit())];
  return { broken, steps: new Set(sold.map(({ step }) => step)) };
}

function brokenPromises({ seed, step, debits, refunds }: Sold): string[] {
  const sale = `sale ${seed} (${step}, ${debits} debits, ${refunds} refunds)`;
  const paid = debits - refunds;
  return [
    ...(ended.has(step) ? [] : [`${sale} is still open`]),
    ...(debits > 1 ? [`${sale} was charged twice`] : []),
    ...(step === 'delivered' && paid !== 1 ? [`${sale} is shown as delivered without a charge`] : []),
    ...(step !== 'delivered' && paid !== 0 ? [`${sale} is not shown as delivered, but was charged`] : []),
  ];
}

/** The bad client of reliability's first finding: every retry is a purchase of its own to the server. */
function newKeyForEachSend(key: string, { weathers: all }: Night): typeof fetch {
  return (url, init) => {
    if (init?.method !== 'POST') return fetch(url, init);
    const another = crypto.randomUUID();
    const weather = all.get(key);
    if (weather) all.set(another, weather);
    return fetch(url, { ...init, body: String(init.body).replace(key, another) });
  };
}

async function signIn(): Promise<StoredSession> {
  const response = await fetch(`${api.url}/api/v1/agent/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: agent, password: DEMO_AGENT.password }),
  });
  const { data } = await response.json();
  return { token: data.authorization.token, user: data.user };
}
