import { parseNaira, type Wire } from '@oja/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { OTHER_AGENT } from '../seed/demo.ts';
import { apiForTests, buy, call, order, signIn } from '../testing/testApi.helper.ts';

type Row = Wire<'transaction'>;
type Balance = { readonly before?: unknown; readonly after?: unknown };
const api = apiForTests({ seed: 'demo' });
let token: string;
let bola: string;
beforeAll(async () => {
  token = await signIn(api().url);
  bola = await signIn(api().url, OTHER_AGENT);
});

const list = (query: Record<string, string> = {}, as = token) =>
  call(api().url, 'transactions', { token: as, query });

async function everything(query: Record<string, string> = {}): Promise<Row[]> {
  const page = await list({ limit: '100', ...query });
  const rows = page.data ?? [];
  if (page.nextCursor === undefined) return rows;
  return [...(await everything({ ...query, cursor: page.nextCursor })), ...rows];
}

const naira = (amount: unknown) => Number(parseNaira(amount));
const balanceOf = ({ details }: Row): Balance => (details || undefined)?.balance || {};

describe('the list', () => {
  it('returns the newest 50, oldest first within the page, and a cursor', async () => {
    const page = await list();
    const times = (page.data ?? []).map((row) => row.createdAt);
    expect(times).toHaveLength(50);
    expect(times).toEqual([...times].sort());
    expect(page.nextCursor).toBe(page.data?.[0]?.ref);
  });

  it('pages through everything once, without a gap in the balance', async () => {
    const rows = await everything();
    expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
    let balance = 0;
    for (const row of rows) {
      expect(naira(balanceOf(row).before)).toBe(balance);
      balance += row.transactionType === 'credit' ? naira(row.amount) : -naira(row.amount);
      expect(naira(balanceOf(row).after)).toBe(balance);
    }
    const wallet = await call(api().url, 'balance', { token });
    expect(naira(wallet.data.availableBalance)).toBe(balance);
  });

  it('filters by status, by category and by both', async () => {
    const failed = await everything({ status: 'failed' });
    expect(failed).toHaveLength(15);
    expect(new Set(failed.map((row) => row.status))).toEqual(new Set(['failed']));
    const power = await everything({ category: 'electricity', status: 'delivered' });
    expect(power.length).toBeGreaterThan(50);
    expect(new Set(power.map((row) => row.category))).toEqual(new Set(['electricity']));
  });

  it('includes every status that is not final in `pending`', async () => {
    const [row] = await everything({ status: 'failed' });
    const become = (status: string) =>
      api().ledger.execute(`update transactions set status = '${status}' where ref = '${row?.ref}'`);
    await become('processing');
    const open = await everything({ status: 'pending' });
    await become('failed');
    expect(open.map(({ ref }) => ref)).toContain(row?.ref);
  });

  it('filters by time, including both ends', async () => {
    const all = await everything();
    const from = all[100]?.createdAt ?? '';
    const to = all[120]?.createdAt ?? '';
    const some = await everything({ from, to });
    expect(some.map((row) => row.ref)).toEqual(all.slice(100, 121).map((row) => row.ref));
  });

  it('finds a part of the name, the recipient and the ref', async () => {
    const [sale] = await everything({ category: 'data' });
    for (const query of [sale?.recipient ?? '', String(sale?.ref).slice(4), sale?.reference as string]) {
      expect((await everything({ query })).map((row) => row.ref)).toContain(sale?.ref);
    }
    expect((await everything({ query: 'dstv' })).every((row) => row.name.startsWith('DStv'))).toBe(true);
  });

  it.each(['%', '_', '\\', "'; drop table transactions; --"])('matches %s literally', async (query) => {
    expect(await everything({ query })).toEqual([]);
  });

  it.each([
    ['limit', '0'],
    ['limit', '101'],
    ['limit', 'ten'],
    ['limit', '1e400'],
    ['cursor', 'OJA-20260101-0000000000'],
    ['status', 'lost'],
    ['category', 'gold'],
    ['from', 'yesterday'],
    ['to', '2026-13-45'],
  ])('refuses %s=%s and names the field', async (field, value) => {
    const came = await list({ [field]: value });
    expect([came.status, Object.keys(came.errors ?? {})]).toEqual([400, [field]]);
  });

  it('is private: no other agent sees, finds or pages through it', async () => {
    const mine = (await list({ limit: '100' })).data ?? [];
    const theirs = (await list({}, bola)).data ?? [];
    expect(theirs.map((row) => row.name)).toEqual(['Wallet funding']);
    expect((await list({ query: String(mine[0]?.ref) }, bola)).data).toEqual([]);
    expect((await list({ cursor: String(mine[50]?.ref) }, bola)).status).toBe(400);
  });
});

describe('one transaction', () => {
  const one = (ref: string, as = token) => call(api().url, 'transaction', { token: as, params: { ref } });

  it('is found by its ref and by the client’s reference', async () => {
    const body = order();
    const made = await buy(api().url, token, body);
    expect((await one(body.reference)).data).toEqual(made.data);
    expect((await one(made.data.ref as string)).data).toEqual(made.data);
  });

  it('returns 404 if the server never accepted it, and for any other agent', async () => {
    const unknown = await one(crypto.randomUUID());
    expect([unknown.status, unknown.code]).toEqual([404, 'not_found']);
    const body = order();
    await buy(api().url, token, body);
    expect((await one(body.reference, bola)).status).toBe(404);
  });

  it.each(['../../etc/passwd', '%00', '\u0000', 'x'.repeat(2_000)])(
    'returns a 4xx for the ref %j',
    async (ref) => {
      expect((await one(ref)).status).toBeGreaterThanOrEqual(400);
      expect((await one(ref)).status).toBeLessThan(500);
    },
  );
});
