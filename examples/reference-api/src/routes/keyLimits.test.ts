import { lagosDay } from '@oja/core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MOST_LIVE_SESSIONS } from '../identity/openWidgetSession.ts';
import type { SecurityLine } from '../security/securityLog.ts';
import { apiForTests, buy, call, makeKey, order, signIn, testClock } from '../testing/testApi.helper.ts';

const origin = 'https://shop.example';
const clock = testClock();
const lines: SecurityLine[] = [];
const api = apiForTests({
  clock: clock.now,
  providerDelayMs: 1_000,
  securityLog: (line) => lines.push(line),
});

let agent: string;
beforeAll(async () => {
  agent = await signIn(api().url);
});

/** A new key for each test, so that tests don't share its spending. */
let key: string;
let keyId: string;
beforeEach(async () => {
  const { data } = await makeKey(api().url, agent);
  [key, keyId] = [data.key, String(data.id)];
});

const ask = (changes: Record<string, unknown> = {}) =>
  call(api().url, 'widgetSession', {
    token: key,
    body: { scopes: ['purchase:data'], origin, maxAmount: '200000.00', expiresIn: 900, ...changes },
  });
const open = async () => (await ask()).data.token;
const sell = async (changes = {}) => buy(api().url, await open(), order(changes), { origin });
const listed = async () => {
  const { data } = await call(api().url, 'apiKeys', { token: agent });
  return (Array.isArray(data) ? data : []).find((one) => typeof one === 'object' && one.id === keyId);
};
/** Simulates today's spending of the key's other sessions, in kobo. */
const spentToday = (spent: number) =>
  api().ledger.execute(
    `insert into api_key_spend values ('${keyId}', '${lagosDay(clock.now())}', ${spent})
      on conflict (api_key_id, day) do update set spent = excluded.spent`,
  );

describe('the daily limit of a key for its widget sessions', () => {
  it('is listed with the key, and with the amount spent today', async () => {
    expect(await listed()).toMatchObject({ dailyLimit: '500000.00', spentToday: '0.00' });
    expect((await sell()).status).toBe(201);
    expect(await listed()).toMatchObject({ spentToday: '456.00' });
  });

  it('is shared by all sessions, even under concurrent sales', async () => {
    await spentToday(50_000_000 - 2 * 45_600);
    const sales = await Promise.all(Array.from({ length: 6 }, () => sell()));
    expect(sales.map(({ status }) => status).sort()).toEqual([201, 201, 403, 403, 403, 403]);
    const refused = sales.find(({ status }) => status === 403);
    expect([refused?.code, refused?.message]).toEqual([
      'over_limit',
      'This site has reached its limit for today. You have not been charged.',
    ]);
    expect(await listed()).toMatchObject({ spentToday: '500000.00' });
    expect(await api().ledger.audit()).toEqual([]);
  });

  it('gets back the price of a failed sale', async () => {
    expect((await sell({ recipient: '08090000023' })).data.status).toBe('failed');
    expect(await listed()).toMatchObject({ spentToday: '0.00' });
  });

  it('restarts at midnight in Lagos', async () => {
    await spentToday(50_000_000);
    expect((await sell()).code).toBe('over_limit');
    clock.forward(24 * 3_600_000);
    agent = await signIn(api().url);
    expect((await sell()).status).toBe(201);
  });
});

describe('the live widget sessions of a key', () => {
  it('are limited under concurrent requests, until one of them ends', async () => {
    await ask();
    // All but two of the sessions that the key may have, like the first.
    await api().ledger.execute(
      `insert into widget_sessions (id, token_hash, api_key_id, agent_id, origin, scopes, max_amount, spent, created_at, expires_at)
        select gen_random_uuid(), 'like the first ' || n, api_key_id, agent_id, origin, scopes, max_amount, 0, created_at, expires_at
        from widget_sessions, generate_series(1, ${MOST_LIVE_SESSIONS - 3}) n where api_key_id = '${keyId}'`,
    );
    const asked = await Promise.all(Array.from({ length: 5 }, () => ask()));
    const refused = asked.filter(({ status }) => status !== 201);
    expect(refused.map(({ status, code }) => [status, code])).toEqual(
      Array.from({ length: 3 }, () => [429, 'too_many_sessions']),
    );
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeLessThanOrEqual(900);
    expect(lines).toContainEqual(
      expect.objectContaining({ event: 'widget-session-refused', keyId, reason: 'too many' }),
    );
    clock.forward(901_000);
    expect((await ask()).status).toBe(201);
  });

  it('are not counted for another key', async () => {
    expect((await ask()).status).toBe(201);
  });
});
