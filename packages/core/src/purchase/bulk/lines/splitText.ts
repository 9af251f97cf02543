/** A line of a text. It spans several text lines if a quoted cell does. */
export interface TextLine {
  /** Counted from 1, including blank lines, as a spreadsheet or an editor numbers it. */
  readonly line: number;
  /** The number of its last text line; differs from `line` if a quoted cell spans several. */
  readonly lastLine: number;
  readonly text: string;
  /** True if a quote opens a cell and is not closed. */
  readonly isOpen: boolean;
}

/** The maximum number of text lines in a quoted cell; beyond that, its quote counts as never closed. */
const MOST_LINES_OF_CELL = 5;

const BREAK = /\r\n|\r|\n/;
/** A quote that opens a cell. The cell stays open while the text has an odd number of quotes. */
const OPENS = /(?:^|[,;|\t])\s*"/;
const isOpen = (text: string) => OPENS.test(text) && (text.split('"').length - 1) % 2 === 1;

/** Returns the lines of a text that are not blank. Joins the text lines that a quoted cell spans. */
export function splitLines(text: string): TextLine[] {
  const lines = text.replace(/^\uFEFF/, '').split(BREAK);
  const found: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const first = lines[at] ?? '';
    let joined = first;
    let end = at + 1;
    while (isOpen(joined) && end < Math.min(lines.length, at + MOST_LINES_OF_CELL)) {
      joined = `${joined}\n${lines[end] ?? ''}`;
      end += 1;
    }
    if (isOpen(joined)) {
      found.push({ line: at + 1, lastLine: at + 1, text: first, isOpen: true });
      continue;
    }
    if (joined.trim() !== '') found.push({ line: at + 1, lastLine: end, text: joined, isOpen: false });
    at = end - 1;
  }
  return found;
}

/** Replaces lines by their number. A line that spans several text lines is replaced whole. */
export function replaceLines(text: string, texts: Readonly<Record<number, string>>): string {
  const lines: (string | null)[] = text.split(BREAK);
  for (const { line, lastLine } of splitLines(text)) {
    const other = texts[line];
    if (other === undefined) continue;
    lines.fill(null, line - 1, lastLine);
    lines[line - 1] = other;
  }
  return lines.filter((line) => line !== null).join('\n');
}

const separators = ['\t', ';', '|', ','] as const;

/** Returns the separator of a line; a tab if the line has none. */
export const separatorOf = (text: string): string =>
  separators.find((separator) => text.includes(separator)) ?? '\t';

/** A quoted cell with spaces around it. A tab does not count as a space, because it may be the separator. */
const QUOTED = /^[^\S\t]*"((?:[^"]|"")*)"[^\S\t]*/;

/** One cell of a line. */
export interface TextCell {
  /** Trimmed, without quotes. */
  readonly text: string;
  readonly isQuoted: boolean;
}

/** Splits a line into its cells (RFC 4180). Without a separator, returns one cell. */
export function splitRow(text: string, separator: string): TextCell[] {
  const cells: TextCell[] = [];
  let rest = text;
  for (;;) {
    const quoted = QUOTED.exec(rest);
    const after = quoted ? rest.slice(quoted[0].length) : '';
    if (quoted && (after === '' || after.startsWith(separator))) {
      cells.push({ text: (quoted[1] ?? '').replaceAll('""', '"').trim(), isQuoted: true });
      if (after === '') return cells;
      rest = after.slice(separator.length);
      continue;
    }
    const end = rest.indexOf(separator);
    cells.push({ text: (end < 0 ? rest : rest.slice(0, end)).trim(), isQuoted: false });
    if (end < 0) return cells;
    rest = rest.slice(end + separator.length);
  }
}

/** The texts of the cells of a line. */
export const splitCells = (text: string, separator: string): string[] =>
  splitRow(text, separator).map((cell) => cell.text);

/** Joins rows to tab-separated text that `splitCells` can parse. */
export const joinCells = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) =>
      row.map((cell) => (/["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'),
    )
    .join('\n');

/** Matches a grouped figure such as "1,500" outside quotes, without a digit before its first group. */
const GROUPED = /(?<!\d)\d{1,3}(?:,\d{3})+(?!\d)/g;

/** Removes the commas from grouped figures: "₦1,500" becomes "₦1500". */
export const joinGroups = (text: string): string =>
  text.replace(GROUPED, (figure) => figure.replaceAll(',', ''));

/** Detects UTF-16 by its byte order mark, or else by the zero bytes of Latin letters. Returns `null` for other bytes. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (const [at, byte] of bytes.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even + odd < bytes.length / 4) return null;
  if (odd > even * 8) return 'utf-16le';
  return even > odd * 8 ? 'utf-16be' : null;
}

/**
 * Decodes a file that a spreadsheet has saved: UTF-8, UTF-16 ("Unicode Text"), else Windows-1252 ("CSV"). Returns
 * `null` if the file is not text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const decode = (encoding: string, fatal: boolean) => new TextDecoder(encoding, { fatal }).decode(bytes);
  let text: string;
  try {
    text = decode(utf16Of(bytes) ?? 'utf-8', true);
  } catch {
    text = decode('windows-1252', false);
  }
  return text.includes('\0') ? null : text;
}
