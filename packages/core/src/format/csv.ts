import { groupAsPhone, groupInFours } from './digitGroups.ts';

/** Without it, spreadsheets misread UTF-8, including the naira sign. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The four characters that start a formula, and their full-width forms. */
const SIGN = '[=+\\-@＝＋－＠]';

/**
 * Text that a spreadsheet may run as a formula: one of these characters, after any blanks or control characters; or a
 * control character at the start, which spreadsheets strip first.
 */
const RUNS = new RegExp(`^(?:[\\t\\r\\n\\0]|[\\s\\p{Cc}\\p{Cf}]*${SIGN})`, 'u');

/**
 * If semicolons, tabs or pipes separate cells, as in half of Excel's languages, our quotes do not count as quotes: a
 * cell starts after each of these characters and after each line break within our cell (OWASP, "CSV injection", field
 * separators). At the end of our cell, our closing quote would open that cell, and the next row would be part of it.
 */
const RUNS_WITHIN = new RegExp(`([;\\t|\\r\\n][\\s"\\p{Cc}\\p{Cf}]*)(?=${SIGN}|$)`, 'gu');

/** A plain decimal, which every spreadsheet takes for a number. */
const PLAIN = /^-?\d+(?:\.\d+)?$/;

/** A cell whose text must not change: the number of a phone, meter, card or account, a reference, a pin, a name. */
export interface TextCell {
  readonly text: string;
}
export const asText = (text: string): TextCell => ({ text });

/** A string may become a number or a date in a spreadsheet; a `TextCell` stays text. */
export type Cell = string | TextCell;

/** Text that spreadsheets take for a number, a date or a time although it has letters or four runs of digits. */
const TAKEN: readonly RegExp[] = [
  /^[\d.,]+e[+-]?\d+$/i,
  /^\d{1,3}(?:[.,]\d{3})+$/,
  /^(?=.*\d)\d*[-/., ]*(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*[-/., ]*\d*$/i,
  /^\d+[-/.]\d+[-/.]\d+[ t]+\d/i,
  /^\d[\d:. ]*[ap]m?$/i,
  /^(?:true|false)$/i,
];

/**
 * True for text that a spreadsheet takes for a number, a date or a time: `TAKEN`, or one to three runs of
 * digits without a letter.
 */
function isTakenForNumber(text: string): boolean {
  const runs = text.match(/\d+/g)?.length ?? 0;
  return TAKEN.some((pattern) => pattern.test(text)) || (runs > 0 && runs < 4 && !/\p{L}/u.test(text));
}

/**
 * Keeps digits as text. A spreadsheet turns them into a number, quoted or not: it keeps 15 digits and drops leading
 * zeros. Groups keep them as text; text without groups gets an apostrophe. `="0803"` would be a formula: LibreOffice
 * shows it literally, and a guard against formulas has to refuse it.
 */
function keepText(text: string): string {
  const trimmed = text.trim();
  const digits = trimmed.replaceAll(' ', '');
  if (/^0\d{10}$/.test(digits)) return groupAsPhone(digits);
  if (/^\d{5,}$/.test(digits)) return groupInFours(digits);
  return isTakenForNumber(trimmed) ? `'${trimmed}` : text;
}

/** Writes one cell, always quoted. An apostrophe keeps text that looks like a formula from running (OWASP, "CSV injection"). */
function write(cell: Cell): string {
  const value = typeof cell === 'string' ? cell : keepText(cell.text);
  const within = value.replace(RUNS_WITHIN, "$1'");
  const safe = RUNS.test(within) && !PLAIN.test(within) ? `'${within}` : within;
  return `"${safe.replaceAll('"', '""')}"`;
}

/**
 * Returns rows as a CSV file that is safe to open in a spreadsheet (RFC 4180: CRLF, quotes doubled), in UTF-8 with a
 * byte order mark. Pass numbers, amounts and dates as strings, and text that must not change as `asText(…)`.
 */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(write).join(',')}\r\n`).join('');
}
