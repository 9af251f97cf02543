import type { Wire } from '@oja/core';
import { openCase as open } from '../cases/openCase.ts';
import { type CaseView, selectCases } from '../cases/selectCases.ts';
import { caseNumber, parseCaseNumber, wireCase } from '../cases/wireCase.ts';
import type { Handler } from '../http/handler.ts';
import { invalid, notFound } from '../http/refusal.ts';

const DEFAULT_LIMIT = 20;
const MOST = 100;

const wireWhole = (view: CaseView): Wire<'supportCase'> => ({
  ...wireCase(view),
  evidence: view.supportCase.evidence,
});

function parseLimit(limit = DEFAULT_LIMIT): number {
  if (Number.isInteger(limit) && limit >= 1 && limit <= MOST) return limit;
  throw invalid('limit', `Ask for 1 to ${MOST} cases at a time.`);
}

/** The cursor is the number of the page's oldest case. */
function parseCursor(cursor: string): number {
  const seq = parseCaseNumber(cursor);
  if (seq === undefined) throw invalid('cursor', 'This cursor is not known. Start from the first page.');
  return seq;
}

export const cases: Handler<'cases'> = async ({ caller, query }, { db }) => {
  const limit = parseLimit(query.limit);
  const before = query.cursor === undefined ? undefined : parseCursor(query.cursor);
  const rows = await selectCases(db, caller.agentId, { sale: query.ref, before, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = page.at(-1)?.supportCase;
  return {
    data: page.map(wireCase),
    ...(rows.length > limit && last && { meta: { nextCursor: caseNumber(last.seq) } }),
  };
};

export const openCase: Handler<'openCase'> = async ({ caller, body }, context) => {
  const view = await open(caller.agentId, body, context);
  return { status: 201, data: wireWhole(view) };
};

export const supportCase: Handler<'supportCase'> = async ({ caller, params }, { db }) => {
  const seq = parseCaseNumber(params['number'] ?? '');
  const [view] = seq === undefined ? [] : await selectCases(db, caller.agentId, { seq, limit: 1 });
  if (!view) throw notFound('There is no such case.');
  return { data: wireWhole(view) };
};

/** Clients read the phone number after "=" (specification, section 3). */
export const contact: Handler<'contact'> = async (_, { supportPhone }) => ({
  data: [{ link: `https://wa.me/?phone=${supportPhone}` }],
});
