import { type Answer, DAY, endpoints } from '@oja/core';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { OTHER_AGENT } from '../seed/demo.ts';
import { apiForTests, buy, call, order, signIn } from '../testing/testApi.helper.ts';

const api = apiForTests({ seed: 'demo' });
let token: string;
beforeAll(async () => {
  token = await signIn(api().url);
});

const iso = (ms: number) => new Date(ms).toISOString();
const period = { from: iso(Date.now() - 40 * DAY), to: iso(Date.now() + DAY) };
const ask = (query: Readonly<Record<string, string>>, as = token) =>
  call(api().url, 'statement', { token: as, query: { ...period, ...query } });
const read = async (query: Readonly<Record<string, string>> = {}, as = token) =>
  v.parse(endpoints.statement.answer, (await ask(query, as)).data);

async function readAll(cursor?: string): Promise<Answer<'statement'>['movements']> {
  const { data, nextCursor } = await ask({ limit: '40', ...(cursor && { cursor }) });
  const { movements } = v.parse(endpoints.statement.answer, data);
  return nextCursor === undefined ? movements : [...movements, ...(await readAll(nextCursor))];
}

describe('a statement', () => {
  it('ends with the current balance, and adds up', async () => {
    await buy(api().url, token, order());
    const { opening, closing, totals, movements } = await read();
    const { data } = await call(api().url, 'balance', { token });
    expect(closing).toBe(v.parse(endpoints.balance.answer, data).availableBalance);
    const signed = totals.map(({ direction, amount }) => (direction === 'in' ? amount : -amount));
    expect(signed.reduce((sum, one) => sum + one, opening as number)).toBe(closing);
    expect(movements.at(-1)).toMatchObject({ direction: 'out', balance: closing });
  });

  it('returns each movement once, page by page', async () => {
    const whole = (await read()).movements;
    expect(whole.length).toBeGreaterThan(80);
    expect(await readAll()).toEqual(whole);
  });

  it('opens and closes with the balance in a period without movements', async () => {
    const empty = await read({ from: iso(Date.now() + DAY), to: iso(Date.now() + 2 * DAY) });
    const { closing } = await read();
    expect(empty).toEqual({ opening: closing, closing, totals: [], movements: [] });
  });

  it('covers at most a whole leap year', async () => {
    const { status } = await ask({ from: '2028-01-01T00:00:00+01:00', to: '2029-01-01T00:00:00+01:00' });
    expect(status).toBe(200);
    const more = await ask({ from: '2028-01-01T00:00:00+01:00', to: '2029-01-02T00:00:00+01:00' });
    expect([more.status, Object.keys(more.errors ?? {})]).toEqual([400, ['from']]);
  });

  it('contains only the caller’s movements', async () => {
    const mine = new Set((await read()).movements.map(({ ref }) => ref));
    const other = await read({}, await signIn(api().url, OTHER_AGENT));
    expect(other.movements.filter(({ ref }) => mine.has(ref))).toEqual([]);
  });
});

it.each([
  ['to', { from: period.to, to: period.from }],
  ['to', { to: period.from }],
  ['from', { from: iso(Date.now() - 400 * DAY) }],
  ['from', { from: 'yesterday' }],
  ['limit', { limit: '501' }],
  ['cursor', { cursor: 'OJA-nowhere' }],
])('names the invalid field: %s', async (field, query) => {
  const { status, errors } = await ask(query);
  expect(status).toBe(400);
  expect(Object.keys(errors ?? {})).toEqual([field]);
});
