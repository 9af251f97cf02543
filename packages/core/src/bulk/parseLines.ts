import { findColumns } from './columns.ts';

/** One line of what was pasted or read from a file. */
export interface BulkLine {
  /** Counted from 1, blank lines included: what a spreadsheet or an editor shows beside it. */
  readonly line: number;
  /** As it was written, to be mended. */
  readonly text: string;
  /** By the name of its column where the first line names columns; else null, and `cells` are in any order. */
  readonly named: Readonly<Partial<Record<Column, string>>> | null;
  readonly cells: readonly string[];
  /** The line that names the columns, where there is one: without it the line can't be read again. */
  readonly heading: string | null;
}

/** What a column can hold. */
export type Column = 'recipient' | 'category' | 'service' | 'product' | 'amount' | 'quantity' | 'meterType';

/** The most lines that one batch has. */
export const MOST_ROWS = 1_000;
/** A line that is longer is cut: nothing that can be sold needs as much. */
const LONGEST = 400;
/** A quoted cell over more lines than this was never closed. */
const MOST_LINES_OF_CELL = 5;

const BREAK = /\r\n|\r|\n/;
/** A quote that opens a cell, and everything up to its end: what is left has an odd number of quotes where it is open. */
const OPENS = /(?:^|[,;|\t])\s*"/;
const isOpen = (text: string) => OPENS.test(text) && (text.split('"').length - 1) % 2 === 1;

interface Found {
  readonly line: number;
  readonly text: string;
}

/** Lines, with those joined that a quoted cell goes over. */
function splitLines(text: string): Found[] {
  const lines = text.replace(/^\uFEFF/, '').split(BREAK);
  const found: Found[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    let joined = lines[at] ?? '';
    const until = Math.min(lines.length, at + MOST_LINES_OF_CELL);
    let end = at + 1;
    while (isOpen(joined) && end < until) {
      joined = `${joined}\n${lines[end] ?? ''}`;
      end += 1;
    }
    const isClosed = !isOpen(joined);
    if (joined.trim() !== '')
      found.push({ line: at + 1, text: (isClosed ? joined : (lines[at] ?? '')).slice(0, LONGEST) });
    if (isClosed) at = end - 1;
  }
  return found;
}

const separators = ['\t', ';', '|', ','] as const;
/** "1,500" in a line without quotes is one figure: no digit stands before its first group. */
const GROUPED = /(?<!\d)\d{1,3}(?:,\d{3})+(?!\d)/g;

/** The cells of one line (RFC 4180). A line without a separator is one cell. */
function splitCells(text: string, separator: string): string[] {
  const cells: string[] = [];
  let rest = text;
  for (;;) {
    const quoted = /^\s*"((?:[^"]|"")*)"\s*/.exec(rest);
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

const separatorOf = (text: string) => separators.find((separator) => text.includes(separator)) ?? '\t';

/** Without names of columns each line may be separated as it likes: people paste from several places. */
function freeCells(text: string): string[] {
  const bare = text.includes('"') ? text : text.replace(GROUPED, (figure) => figure.replaceAll(',', ''));
  return splitCells(bare, separatorOf(bare)).filter((cell) => cell !== '');
}

/** What was pasted, line by line: a spreadsheet, a CSV file, or lines such as "08031234567 MTN 1GB". Blank lines are left out. */
export function parseLines(text: string): readonly BulkLine[] {
  const lines = splitLines(text);
  const [first] = lines;
  if (!first) return [];
  const separator = separatorOf(first.text);
  const columns = findColumns(splitCells(first.text, separator));
  if (!columns)
    return lines.map((found) => ({ ...found, named: null, cells: freeCells(found.text), heading: null }));
  return lines.slice(1).map((found) => {
    const cells = splitCells(found.text, separator);
    const named = columns.flatMap((column, at) => (column ? [[column, cells[at] ?? '']] : []));
    return { ...found, named: Object.fromEntries(named), cells, heading: first.text };
  });
}

/** Lines as they were written, with the one that names their columns: to be pasted again. '' for none. */
export function joinLines(lines: readonly BulkLine[]): string {
  const heading = lines[0]?.heading ?? null;
  return [...(heading === null ? [] : [heading]), ...lines.map(({ text }) => text)].join('\n');
}
