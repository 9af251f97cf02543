import { checkPhone } from '../../../validators/phone.ts';

/** A range of tokens: from the first index up to, not including, the second. */
interface Run {
  readonly from: number;
  readonly until: number;
}

const NUMERIC = /^(?:tel:)?\+?[\d().\-/]+$/i;
/** No amount has this many digits, and every recipient's number has at least as many. */
const LONG = 9;
const digitsIn = (token: string) => token.replace(/\D/g, '').length;

/** True for a phone number in common notation: with its zero or its country code. */
const isGroupedPhone = (groups: readonly string[]) =>
  /^\D*(?:0|234)/.test(groups[0] ?? '') && checkPhone(groups.join(' ')).ok;

/** Counts the first groups that have enough digits for a number; all of them if they have too few. */
function countGroups(groups: readonly string[]): number {
  let digits = 0;
  for (const [at, group] of groups.entries()) {
    digits += digitsIn(group);
    // A meter number of 13 digits in groups of four ends in a single digit, which is not an amount.
    if (digits > LONG) return digits === 12 && /^\d$/.test(groups[at + 1] ?? '') ? at + 2 : at + 1;
  }
  return groups.length;
}

/**
 * Finds the number in a run of digit groups, which may have figures before or after it. Returns `null` if both ends of
 * the run could be the number, and neither is certainly a phone number.
 */
function findInRun(tokens: readonly string[], { from, until }: Run): Run | null {
  const groups = tokens.slice(from, until);
  const first = countGroups(groups);
  if (first === groups.length || isGroupedPhone(groups.slice(0, first))) return { from, until: from + first };
  const last = groups.length - countGroups([...groups].reverse());
  return isGroupedPhone(groups.slice(last)) ? { from: from + last, until } : null;
}

/** Returns the runs of numeric tokens within the cells. */
function findRuns(cells: readonly (readonly string[])[]): Run[] {
  const runs: Run[] = [];
  let at = 0;
  for (const cell of cells) {
    let from = at;
    for (const token of [...cell, '']) {
      if (NUMERIC.test(token)) {
        at += 1;
        continue;
      }
      if (at > from) runs.push({ from, until: at });
      if (token !== '') at += 1;
      from = at;
    }
  }
  return runs;
}

/**
 * Finds the recipient's number among the tokens of the cells: one long token, or adjacent digit groups within a cell.
 * Returns an empty range if the cells have no number, and `null` if it is ambiguous.
 */
export function findRecipient(cells: readonly (readonly string[])[]): Run | null {
  const tokens = cells.flat();
  const isNumeric = (token: string) => NUMERIC.test(token);
  const long = tokens.findIndex((token) => isNumeric(token) && digitsIn(token) >= LONG);
  if (long >= 0) return { from: long, until: long + 1 };
  const [run, more] = findRuns(cells).filter(
    ({ from, until }) => digitsIn(tokens.slice(from, until).join('')) > LONG,
  );
  if (run) return more ? null : findInRun(tokens, run);
  // Too short for any number, but probably intended as one: its field then reports the missing digits.
  const from = tokens.findIndex((token) => isNumeric(token) && digitsIn(token) >= 3);
  const isMeant = from === 0 || digitsIn(tokens[from] ?? '') >= 6;
  return from >= 0 && isMeant ? { from, until: from + 1 } : { from: 0, until: 0 };
}
