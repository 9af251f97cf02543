import { describe, expect, test } from 'vitest';
import { fixtures } from '../../contract/demo/answers.ts';
import type { Wire } from '../../contract/endpoints.ts';
import { ok, type Reply } from '../../testing/fakeServer.ts';
import { readCsv } from '../../testing/readCsv.helper.ts';
import { createTestCall } from '../../testing/testCall.helper.ts';
import { type StatementDays, statementMonth } from '../sales/salesPeriod.ts';
import { statementCsv } from './csv.ts';
import { createStatementStore } from './store.ts';

type Page = Reply<Wire<'statement'>>;
const november: StatementDays = { first: '2026-11-01', last: '2026-11-21' };
const whole = fixtures.statement;
const movements = whole.movements ?? [];
const pageOf = (some: typeof movements, nextCursor?: string): Page =>
  ok({ ...whole, movements: some }, nextCursor === undefined ? {} : { nextCursor });

/** A store with a server that returns these pages one after the other, and then repeats the last one. */
function open(...pages: readonly [Page, ...Page[]]) {
  const left = [...pages];
  const { call, server } = createTestCall({ statement: () => left.shift() ?? pages.at(-1) ?? pages[0] });
  const statement = createStatementStore({ call, now: () => 0 }).of(november);
  return { statement, asked: () => server.calls.map(({ query }) => Object.fromEntries(query)) };
}

describe('a statement', () => {
  test('is requested from midnight in Lagos to the midnight after its last day', async () => {
    const { asked, statement } = open(ok(whole));
    await statement.load();
    expect(asked()).toEqual([
      { from: '2026-10-31T23:00:00.000Z', to: '2026-11-21T23:00:00.000Z', limit: '500' },
    ]);
    expect(statement.state.peek()).toMatchObject({
      status: 'ready',
      data: { ...november, opening: 2_950_600, moneyIn: 2_026_400, moneyOut: 133_300, closing: 4_843_700 },
    });
  });

  test('is combined from its pages', async () => {
    const { asked, statement } = open(pageOf(movements.slice(0, 1), 'next'), pageOf(movements.slice(1)));
    await statement.load();
    expect(asked()[1]).toMatchObject({ cursor: 'next' });
    expect(statement.state.peek().data?.movements.map(({ ref }) => ref)).toEqual(
      movements.map(({ ref }) => ref),
    );
  });

  test('is loaded again if its pages do not add up', async () => {
    const { asked, statement } = open(pageOf(movements.slice(1)), ok(whole));
    await statement.load();
    expect(asked()).toHaveLength(2);
    expect(statement.state.peek().status).toBe('ready');
  });

  test.each([
    ['its closing balance does not follow', { closing: '48437.01' }],
    ['its totals are of other movements', { totals: [] }],
    ['a movement is missing', { movements: movements.toSpliced(2, 1) }],
  ])('fails if %s', async (_, wrong) => {
    const { statement } = open(ok({ ...whole, ...wrong }));
    await statement.load();
    expect(statement.state.peek()).toMatchObject({
      status: 'failed',
      problem: { reason: 'unexpected-response' },
    });
  });
});

test('returns a month up to today or a whole one, across the turn of the year', () => {
  const now = Date.parse('2026-01-05T00:30:00+01:00');
  expect(statementMonth('this', now)).toEqual({ first: '2026-01-01', last: '2026-01-05' });
  expect(statementMonth('last', now)).toEqual({ first: '2025-12-01', last: '2025-12-31' });
});

test('starts a CSV file with the opening balance and ends it with the closing balance', async () => {
  const { statement } = open(ok(whole));
  await statement.load();
  const { data } = statement.state.peek();
  const rows = data ? readCsv(statementCsv(data)) : [];
  expect(rows[1]).toEqual(['2026-11-01', 'Opening balance', '', '', '', '', '29506.00']);
  expect(rows[3]).toEqual([
    '2026-11-21 08:15:00',
    'Glo 1 GB · 30 days',
    '0805 111 2222',
    'OJA-8998',
    '',
    '264.00',
    '49242.00',
  ]);
  expect(rows.at(-1)).toEqual(['2026-11-21', 'Closing balance', '', '', '', '', '48437.00']);
});
