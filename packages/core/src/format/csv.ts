/** Spreadsheets take UTF-8 for something else without it, and the naira sign with it. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * What a spreadsheet may run as a formula: the four signs, their full-width twins, whatever blank or control character
 * stands before them, and the control characters that are stripped first.
 */
const RUNS = /^(?:[\t\r\n\0]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u;

/** A plain decimal, which no spreadsheet takes for anything but a number. */
const PLAIN = /^-?\d+(?:\.\d+)?$/;

/** One cell, always quoted. An apostrophe keeps text that looks like a formula from being one (OWASP, "CSV injection"). */
function cell(value: string): string {
  const safe = RUNS.test(value) && !PLAIN.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Writes rows as a CSV file that is safe to open in a spreadsheet (RFC 4180: CRLF, quotes doubled), in UTF-8 with its mark. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
