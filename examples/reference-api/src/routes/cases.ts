import type { Wire } from '@oja/core';
import { openCase as open } from '../cases/openCase.ts';
import { type CaseRecord, selectCases } from '../cases/selectCases.ts';
import { caseNumber, parseCaseNumber, wireCase } from '../cases/wireCase.ts';
import type { Handler } from '../http/handler.ts';
import { pageOf, parseLimit, unknownCursor } from '../http/page.ts';
import { notFound } from '../http/refusal.ts';

const SIZE = { rows: 'cases', usual: 20, most: 100 };

const wireWhole = (record: CaseRecord): Wire<'supportCase'> => ({
  ...wireCase(record),
  evidence: record.supportCase.evidence,
});

/** The cursor is the number of the page's oldest case. */
function parseCursor(cursor: string): number {
  const seq = parseCaseNumber(cursor);
  if (seq === undefined) throw unknownCursor();
  return seq;
}

export const cases: Handler<'cases'> = async ({ caller, query }, { db }) => {
  const limit = parseLimit(query.limit, SIZE);
  const before = query.cursor === undefined ? undefined : parseCursor(query.cursor);
  const rows = await selectCases(db, caller.agentId, { sale: query.ref, before, limit: limit + 1 });
  const { page, ...next } = pageOf(rows, limit, (last) => caseNumber(last.supportCase.seq));
  return { data: page.map(wireCase), ...next };
};

export const openCase: Handler<'openCase'> = async ({ caller, body }, context) => {
  const record = await open(caller.agentId, body, context);
  return { status: 201, data: wireWhole(record) };
};

export const supportCase: Handler<'supportCase'> = async ({ caller, params }, { db }) => {
  const seq = parseCaseNumber(params['number'] ?? '');
  const [record] = seq === undefined ? [] : await selectCases(db, caller.agentId, { seq, limit: 1 });
  if (!record) throw notFound('There is no such case.');
  return { data: wireWhole(record) };
};

/** Clients read the phone number after "=" (specification, section 3). */
export const contact: Handler<'contact'> = async (_, { supportPhone }) => ({
  data: [{ link: `https://wa.me/?phone=${supportPhone}` }],
});
