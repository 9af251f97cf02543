import { checkPhone } from '../validators/phone.ts';

/** Tokens of a line, from one on and until another one. */
interface Run {
  readonly from: number;
  readonly until: number;
}

const NUMERIC = /^(?:tel:)?\+?[\d().\-/]+$/i;
/** No amount has as many digits, and every number of a customer has at least these. */
const LONG = 9;
const digitsIn = (token: string) => token.replace(/\D/g, '').length;

/** A phone number as people say it: with its zero or its country code. */
const isSpokenPhone = (groups: readonly string[]) =>
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
 * Finds the number in a run of groups of digits, with possible figures before or after it. Returns `null` if
 * both ends of the run could be the number, and neither is a phone number for certain.
 */
function findInRun(tokens: readonly string[], { from, until }: Run): Run | null {
  const groups = tokens.slice(from, until);
  const first = countGroups(groups);
  if (first === groups.length || isSpokenPhone(groups.slice(0, first))) return { from, until: from + first };
  const last = groups.length - countGroups([...groups].reverse());
  return isSpokenPhone(groups.slice(last)) ? { from: from + last, until } : null;
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
 * Finds the customer's number among the tokens of the cells: one long token, or adjacent groups of digits
 * within a cell. Returns an empty run if the cells hold no number, and `null` if the number is ambiguous.
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
  // Too short for any number, but still the one that was meant: its field says what is missing.
  const from = tokens.findIndex((token) => isNumeric(token) && digitsIn(token) >= 3);
  const isMeant = from === 0 || digitsIn(tokens[from] ?? '') >= 6;
  return from >= 0 && isMeant ? { from, until: from + 1 } : { from: 0, until: 0 };
}
