import { DAY, lagosDay } from '@oja/core';
import { type SQLWrapper, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { selectCustomers } from '../customers/selectCustomers.ts';
import { type HistoryFilter, selectHistory } from '../sale/history.ts';
import { selectSales } from '../sale/salesSummary.ts';
import { OTHER_AGENT } from '../seed/demo.ts';
import { contextForTests } from '../testing/appContext.helper.ts';
import { manySales } from '../testing/manySales.helper.ts';

const SALES = 8_000;
const PAGE = 51;
const test = contextForTests();
let agentId: string;
let now: number;
/** The recipient of an old sale. */
let recipient: string;

const ago = (days: number) => new Date(now - days * DAY);

beforeAll(async () => {
  const { context, caller } = test();
  agentId = (await caller(OTHER_AGENT.username)).agentId;
  now = context.clock();
  const apartMs = 48 * 60_000;
  const mine = `select id from agents where id = '${agentId}'`;
  const another = `(select id from agents where id <> '${agentId}' limit 1)`;
  for (const statement of [
    ...manySales({ who: mine, each: SALES, until: now, apartMs }),
    ...manySales({ who: another, each: 2_000, until: now, apartMs }),
  ])
    await context.db.execute(sql.raw(statement));
  // Totals of other agents: in a table of a few pages, PostgreSQL would not use an index.
  await context.db.execute(sql`
    insert into sales_of_days (agent_id, day, category, sales, sold, earned, refunds, refunded)
    select agents.id, date '1900-01-01' + n, 'data', 1, 1, 0, 0, 0 from agents, generate_series(1, 4000) as n`);
  await context.db.execute(sql`vacuum analyze`);
  const [first] = await selectHistory(context.db, agentId, { to: ago(250) }, { limit: 1 });
  recipient = first?.transaction.recipient ?? '';
});

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

const nodesOf = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Runs the query and returns how each table was read. */
async function scansOf(query: SQLWrapper) {
  const { rows } = (await test().context.db.execute(
    sql`explain (analyze, format json) ${query.getSQL()}`,
  )) as unknown as { rows: readonly { 'QUERY PLAN': readonly { Plan: Plan }[] }[] };
  const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
  if (!plan) throw new Error('No plan');
  return nodesOf(plan.Plan).filter((node) => node['Node Type'].includes('Scan'));
}

const rowsRead = (scan: Plan) =>
  (scan['Actual Rows'] + (scan['Rows Removed by Filter'] ?? 0)) * scan['Actual Loops'];

describe('a page of a history of 8,000 sales', () => {
  it.each<readonly [string, () => HistoryFilter]>([
    ['the newest', () => ({})],
    ['one status', () => ({ status: 'failed' })],
    ['a status that none has', () => ({ status: 'initiated' })],
    ['what is pending', () => ({ status: 'pending' })],
    ['one category', () => ({ category: 'cable' })],
    ['a category that was never sold', () => ({ category: 'result-checker' })],
    ['a range of long ago', () => ({ from: ago(200), to: ago(190) })],
    ['a range before all sales', () => ({ from: ago(900), to: ago(800) })],
    ['a search for one recipient', () => ({ search: recipient })],
    ['a search for nothing that is there', () => ({ search: 'no such thing' })],
    ['a search for what many have', () => ({ search: 'airtel' })],
    ['a search within a range', () => ({ search: recipient, from: ago(365), to: ago(1) })],
  ])('uses an index and reads few rows beyond the page: %s', async (_, filter) => {
    const { db } = test().context;
    const scans = await scansOf(selectHistory(db, agentId, filter(), { limit: PAGE }));
    expect(scans.map((scan) => scan['Node Type'])).not.toContain('Seq Scan');
    expect(scans.map(rowsRead).filter((read) => read > 12 * PAGE)).toEqual([]);
  });

  it.each<readonly [string, HistoryFilter]>([
    ['the newest', {}],
    ['a range', { from: new Date(0) }],
  ])('reads as few rows from a cursor: %s', async (_, filter) => {
    const { db } = test().context;
    const first = await selectHistory(db, agentId, filter, { limit: 4_000 });
    const after = first.at(-1)?.transaction;
    const scans = await scansOf(selectHistory(db, agentId, filter, { after, limit: PAGE }));
    expect(scans.map(rowsRead).filter((read) => read > 12 * PAGE)).toEqual([]);
  });
});

it('reads the totals and open sales of a monthly summary by index, however many sales have ended', async () => {
  const day = (days: number) => lagosDay(ago(days).getTime());
  const scans = await scansOf(selectSales(test().context.db, agentId, day(30), day(0)));
  const named = new Map(scans.map((scan) => [scan['Index Name'], rowsRead(scan)]));
  const read = (index: string) => named.get(index) ?? Number.POSITIVE_INFINITY;
  expect(scans.map((scan) => scan['Node Type'])).not.toContain('Seq Scan');
  // A day has 30 sales in four categories.
  expect(read('sales_of_days_agent_id_day_category_pk')).toBeLessThanOrEqual(31 * 4);
  expect(read('transactions_open')).toBeLessThanOrEqual(1);
});

it('looks up last sales by index only for the rows of a page of 10,000 customers', async () => {
  const { db } = test().context;
  await db.execute(sql`
    insert into customers (id, agent_id, name, recipient_kind, recipient, created_at)
    select gen_random_uuid(), ${agentId}::uuid, 'Customer ' || n, 'phone', '0809' || lpad(n::text, 7, '0'), now()
    from generate_series(1, 10000) as n`);
  await db.execute(sql`analyze customers`);
  const scans = await scansOf(selectCustomers(db, agentId, { search: 'customer', limit: PAGE }));
  const sales = scans.filter((scan) => scan['Relation Name'] === 'transactions');
  expect(sales.map((scan) => scan['Index Name'])).toEqual(['transactions_last_sale']);
  expect(sales.map(rowsRead).filter((read) => read > 2 * PAGE)).toEqual([]);
});

it('reads related tables only for the rows of an export page', async () => {
  const { db } = test().context;
  const scans = await scansOf(selectHistory(db, agentId, { status: 'delivered' }, { limit: 101 }));
  expect(scans.map((scan) => scan['Node Type'])).not.toContain('Seq Scan');
  expect(scans.map(rowsRead).filter((read) => read > 2 * 101)).toEqual([]);
});

it('has an index that begins with the columns of each foreign key', async () => {
  const { rows } = (await test().context.db.execute(sql`
    select conrelid::regclass || '.' || conname as name from pg_constraint
    where contype = 'f' and not exists (
      select from pg_index
      where indrelid = conrelid and (indkey::smallint[])[0:cardinality(conkey) - 1] = conkey)`)) as unknown as {
    rows: readonly { name: string }[];
  };
  expect(rows.map(({ name }) => name)).toEqual([]);
});

it('finds due reversals by an index', async () => {
  const { db } = test().context;
  await db.execute(sql`
    insert into provider_orders (ref, outcome, message, settles_at, reverses_at, reversal_told)
    select 'R-' || n, 'delivered', '', now(), case when n % 100 = 0 then now() end, true
    from generate_series(1, 5000) as n`);
  await db.execute(sql`analyze provider_orders`);
  const due = sql`select ref from provider_orders where reverses_at <= now() and reversal_told = false limit 50`;
  const scans = await scansOf(due);
  expect(scans.map((scan) => scan['Index Name'])).toEqual(['provider_orders_reversals']);
});
