import { parseInstant } from '@oja/core';
import type { FieldRow } from '../reading/reference.ts';

/** An issue with a typed value. */
export type TryIssue = 'missing' | 'number' | 'whole' | 'limit' | 'pattern' | 'time' | 'unsafe';

const isOutside = (size: number, least: number | null, most: number | null) =>
  (least !== null && size < least) || (most !== null && size > most);

function limitIssue({ limits }: FieldRow, typed: string): TryIssue | null {
  for (const limit of limits) {
    if (limit.kind === 'pattern' && !new RegExp(limit.pattern, 'u').test(typed)) return 'pattern';
    if (limit.kind === 'words' && !limit.words.includes(typed)) return 'pattern';
    if (limit.kind === 'length' && isOutside(typed.length, limit.least, limit.most)) return 'limit';
    if (limit.kind === 'size' && isOutside(Number(typed), limit.least, limit.most)) return 'limit';
  }
  return null;
}

/** Returns why a typed value can't be sent; `null` if it can. An empty optional value has no issue. */
export function issueOf(field: FieldRow, typed: string): TryIssue | null {
  const value = typed.trim();
  if (value === '') return field.required ? 'missing' : null;
  // `.` and `..` survive percent-encoding and would lead to another address.
  if (/^\.{1,2}$/.test(value)) return 'unsafe';
  const isNumber = /^-?\d+(?:\.\d+)?$/.test(value);
  if (field.types.includes('number') && !isNumber) return 'number';
  if (field.types.includes('integer') && !/^-?\d+$/.test(value)) return 'whole';
  if (field.types.includes('date-time') && Number.isNaN(parseInstant(value))) return 'time';
  return limitIssue(field, value);
}

export const isNumeric = ({ types }: FieldRow) => types.includes('number') || types.includes('integer');
