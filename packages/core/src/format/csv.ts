/** Spreadsheets take UTF-8 for something else without it, and the naira sign with it. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The four signs that begin a formula, and their full-width twins. */
const SIGN = '[=+\\-@＝＋－＠]';

/**
 * What a spreadsheet may run as a formula: a sign, whatever blank or control character stands before it, and the control
 * characters that are stripped first.
 */
const RUNS = new RegExp(`^(?:[\\t\\r\\n\\0]|[\\s\\p{Cc}\\p{Cf}]*${SIGN})`, 'u');

/**
 * Where semicolons, tabs or pipes separate cells, as in half of Excel's languages, our quotes are no quotes: a cell begins
 * after each of these and each break within a cell of ours (OWASP, "CSV injection", field separators).
 */
const RUNS_WITHIN = new RegExp(`([;\\t|\\r\\n][\\s"\\p{Cc}\\p{Cf}]*)(?=${SIGN})`, 'gu');

/** A plain decimal, which no spreadsheet takes for anything but a number. */
const PLAIN = /^-?\d+(?:\.\d+)?$/;

/** Text that must stay as it is: a number of a phone, meter, card or account, a reference, a pin, a name. */
export interface TextCell {
  readonly text: string;
}
export const asText = (text: string): TextCell => ({ text });

/** A cell: text that must stay text, or a number or a date that a spreadsheet may reckon with. */
export type Cell = string | TextCell;

/** "0803 123 4567" and "9900 0000 010", as numbers are read aloud. Up to four digits have no groups. */
function groupDigits(digits: string): string {
  const groups = /^0\d{10}$/.test(digits) ? /^(.{4})(.{3})/ : /(.{4})()(?=.)/g;
  return digits.replace(groups, (_, first: string, second: string) => `${first} ${second && `${second} `}`);
}

/** What spreadsheets take for a number, a date or a time, though it has letters in it, or four runs of digits. */
const TAKEN: readonly RegExp[] = [
  /^[\d.,]+e[+-]?\d+$/i,
  /^\d{1,3}(?:[.,]\d{3})+$/,
  /^(?=.*\d)\d*[-/., ]*(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*[-/., ]*\d*$/i,
  /^\d+[-/.]\d+[-/.]\d+[ t]+\d/i,
  /^\d[\d:. ]*[ap]m?$/i,
  /^(?:true|false)$/i,
];

/** Fewer than four runs of digits without a letter may be a number, a date or a time. */
function isTakenForNumber(text: string): boolean {
  const runs = text.match(/\d+/g)?.length ?? 0;
  return TAKEN.some((pattern) => pattern.test(text)) || (runs > 0 && runs < 4 && !/\p{L}/u.test(text));
}

/**
 * A spreadsheet makes a number of digits, keeps 15 of them and drops the zeros before them, quoted or not. In groups they
 * stay text; what has none gets an apostrophe. `="0803"` is a formula: LibreOffice shows it as it is, and a guard against
 * formulas has to refuse it.
 */
function keepText(text: string): string {
  const trimmed = text.trim();
  const digits = trimmed.replaceAll(' ', '');
  if (/^\d{5,}$/.test(digits)) return groupDigits(digits);
  return isTakenForNumber(trimmed) ? `'${trimmed}` : text;
}

/** One cell, always quoted. An apostrophe keeps text that looks like a formula from being one (OWASP, "CSV injection"). */
function write(cell: Cell): string {
  const value = typeof cell === 'string' ? cell : keepText(cell.text);
  const within = value.replace(RUNS_WITHIN, "$1'");
  const safe = RUNS.test(within) && !PLAIN.test(within) ? `'${within}` : within;
  return `"${safe.replaceAll('"', '""')}"`;
}

/**
 * Writes rows as a CSV file that is safe to open in a spreadsheet (RFC 4180: CRLF, quotes doubled), in UTF-8 with its mark.
 * A string is written as it is: a number, an amount, a date. What must stay text is given as `asText(…)`.
 */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(write).join(',')}\r\n`).join('');
}
