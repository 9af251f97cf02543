import { expect, it } from 'vitest';
import { apiForTests, buy, call, order, signIn, testClock } from '../testing/testApi.helper.ts';

// Runs on one process, because each process counts ordinary calls separately.
const clock = testClock();
const api = apiForTests({ clock: clock.now, rateLimit: { requests: 30, windowMs: 60_000 } });

it('answers a purchase over the rate limit with its earlier sale, or with 429 and no decision', async () => {
  const token = await signIn(api().url);
  const sold = order();
  const sale = await buy(api().url, token, sold);
  expect(sale.status).toBe(201);
  for (let calls = 0; calls < 40; calls += 1) await call(api().url, 'balance', { token });
  expect((await call(api().url, 'balance', { token })).status).toBe(429);

  const copy = await buy(api().url, token, sold);
  expect([copy.status, copy.data]).toEqual([201, sale.data]);
  const other = await buy(api().url, token, { ...sold, recipient: '08020000201' });
  expect([other.status, other.code]).toEqual([429, 'too_many_requests']);
  const body = order();
  const limited = await buy(api().url, token, body);
  expect([limited.status, limited.code, limited.purchase]).toEqual([429, 'too_many_requests', undefined]);

  // No decision was made: the same copy sells once the limit allows it.
  clock.forward(120_000);
  expect((await buy(api().url, token, body)).status).toBe(201);
  expect(await api().ledger.debits(body.reference)).toEqual([45_600]);
  expect(await api().ledger.audit()).toEqual([]);
});
