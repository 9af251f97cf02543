import { toNaira, type Wire } from '@oja/core';
import { omitNull } from '../http/omitNull.ts';
import { caseNumber } from './caseNumber.ts';
import type { CaseView } from './selectCases.ts';

/** The case as the list returns it. */
export function wireCase({ supportCase, sale }: CaseView): Wire<'supportCase'> {
  const { seq, state, resolution, openedBy, message, answers, createdAt, resolvedAt } = supportCase;
  return omitNull({
    number: caseNumber(seq),
    state,
    resolution,
    openedBy,
    ref: sale.ref,
    name: sale.name,
    amount: toNaira(sale.amount),
    message,
    createdAt: createdAt.toISOString(),
    resolvedAt: resolvedAt?.toISOString() ?? null,
    answers: [...answers],
  });
}
