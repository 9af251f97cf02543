import { toNaira, type Wire } from '@oja/core';
import { omitNull } from '../http/omitNull.ts';
import type { CaseRecord } from './selectCases.ts';

const NUMBER = /^OJ-(\d{1,12})$/;

/** Formats a case number: "OJ-000123". */
export const caseNumber = (seq: number): string => `OJ-${String(seq).padStart(6, '0')}`;

/** Returns `undefined` if the text is not a case number. */
export function parseCaseNumber(text: string): number | undefined {
  const digits = NUMBER.exec(text.trim().toUpperCase())?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** The case as the list returns it. */
export function wireCase({ supportCase, sale }: CaseRecord): Wire<'supportCase'> {
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
