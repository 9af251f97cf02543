/** One line of a text. */
export interface TextLine {
  /** Counted from 1, blank lines included: what a spreadsheet or an editor shows beside it. */
  readonly line: number;
  /** Its last line: a quoted cell may go over several. */
  readonly lastLine: number;
  readonly text: string;
  /** True where a quote opens a cell and nothing closes it. */
  readonly isOpen: boolean;
}

/** A quoted cell over more lines than this was never closed. */
const MOST_LINES_OF_CELL = 5;

const BREAK = /\r\n|\r|\n/;
/** A quote that opens a cell. It stays open while an odd number of quotes follows from there. */
const OPENS = /(?:^|[,;|\t])\s*"/;
const isOpen = (text: string) => OPENS.test(text) && (text.split('"').length - 1) % 2 === 1;

/** The lines of a text that are not blank. Lines that one quoted cell goes over are joined. */
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

/** Puts other texts in the place of lines, by their numbers. A line that goes over several is replaced whole. */
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

/** What separates the cells of a line; a tab where nothing does. */
export const separatorOf = (text: string): string =>
  separators.find((separator) => text.includes(separator)) ?? '\t';

/** A quoted cell, with blanks around it. A tab is no blank: it may separate. */
const QUOTED = /^[^\S\t]*"((?:[^"]|"")*)"[^\S\t]*/;

/** The cells of one line (RFC 4180). A line without a separator is one cell. */
export function splitCells(text: string, separator: string): string[] {
  const cells: string[] = [];
  let rest = text;
  for (;;) {
    const quoted = QUOTED.exec(rest);
    const after = quoted ? rest.slice(quoted[0].length) : '';
    if (quoted && (after === '' || after.startsWith(separator))) {
      cells.push((quoted[1] ?? '').replaceAll('""', '"').trim());
      if (after === '') return cells;
      rest = after.slice(separator.length);
      continue;
    }
    const end = rest.indexOf(separator);
    cells.push((end < 0 ? rest : rest.slice(0, end)).trim());
    if (end < 0) return cells;
    rest = rest.slice(end + separator.length);
  }
}

/** Rows as tab-separated text that `splitCells` reads back. */
export const joinCells = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) =>
      row.map((cell) => (/["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'),
    )
    .join('\n');

/** "1,500" outside quotes is one figure: no digit stands before its first group. */
const GROUPED = /(?<!\d)\d{1,3}(?:,\d{3})+(?!\d)/g;

/** Takes the commas out of grouped figures: "₦1,500" is "₦1500". */
export const joinGroups = (text: string): string =>
  text.replace(GROUPED, (figure) => figure.replaceAll(',', ''));
