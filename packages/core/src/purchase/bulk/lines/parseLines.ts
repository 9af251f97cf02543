import { type Column, findColumns, type Heading, headingOf } from './columns.ts';
import {
  joinGroups,
  replaceLines,
  separatorOf,
  splitCells,
  splitLines,
  splitRow,
  type TextCell,
  type TextLine,
} from './splitText.ts';

/** Why a line can't be parsed, whatever its content. */
export type LineFault =
  /** Longer than `most` characters. */
  | { readonly kind: 'too-long'; readonly most: number }
  /** A quote opens a cell and is not closed. */
  | { readonly kind: 'open-quote' }
  /** The line has more cells than the heading has columns, as with an unquoted "100,000". */
  | { readonly kind: 'more-cells'; readonly cells: number; readonly columns: number }
  /** Two cells that may be one unquoted figure: `figure` is "100,000". */
  | { readonly kind: 'split-figure'; readonly figure: string }
  /** Two columns of the heading may have the same kind of value. */
  | { readonly kind: 'columns' };

/** One line of a pasted text or a file. */
export interface BulkLine {
  /** Counted from 1, including blank lines, as a spreadsheet or an editor numbers it. */
  readonly line: number;
  /** The text as written, for the agent to correct. */
  readonly text: string;
  readonly fault: LineFault | null;
  /** Cells by column name. `null` if no heading names columns; `cells` are in any order then. */
  readonly named: Readonly<Partial<Record<Column, string>>> | null;
  readonly cells: readonly string[];
  /** True if a comma that also separates cells may have joined two figures: "1" and "500" to "1,500". */
  readonly isJoined: boolean;
  /** The heading line, which is required to parse this line again; `null` without one. */
  readonly heading: string | null;
}

/** The maximum number of lines in one batch. */
export const MOST_ROWS = 1_000;
/** In UTF-16 units. No product needs more; a longer line is refused. */
const LONGEST = 2_000;
/** The number of first lines in which the heading is searched for: titles may precede it. */
const HEADING_AMONG = 5;

/** Without named columns, each line may have a different separator, because people paste from several places. */
function freeCells(text: string): Pick<BulkLine, 'cells' | 'isJoined'> {
  if (text.includes('"')) {
    const cells = splitCells(text, separatorOf(text)).map(joinGroups);
    return { cells: cells.filter((cell) => cell !== ''), isJoined: false };
  }
  const bare = joinGroups(text);
  const separator = separatorOf(bare);
  return {
    cells: splitCells(bare, separator).filter((cell) => cell !== ''),
    isJoined: separator === ',' && bare !== text,
  };
}

/** The lines of a table, and its heading if it has one. */
interface Table {
  readonly separator: string;
  /** `null` if no line names a recipient column. */
  readonly heading: (Heading & { readonly at: TextLine }) | null;
  /** The lines below the heading, or all lines without one. */
  readonly rows: readonly TextLine[];
}

/** The first line of a CSV file that names its separator for Excel: "sep=;". */
const SEPARATOR = /^"?sep=([,;|\t])"?$/i;

/** A date in a title: "2026-11-21", "21/11/2026". */
const DATE = /\b\d{1,4}([-/.])\d{1,2}\1\d{1,4}\b/g;

function findTable(text: string): Table {
  const [first, ...below] = splitLines(text);
  const given = SEPARATOR.exec(first?.text.trim() ?? '')?.[1];
  const lines = first === undefined || given !== undefined ? below : [first, ...below];
  for (const [index, at] of lines.slice(0, HEADING_AMONG).entries()) {
    const separator = given ?? separatorOf(at.text);
    const cells = splitCells(at.text, separator);
    const heading = findColumns(cells);
    if (heading) return { separator, heading: { ...heading, at }, rows: lines.slice(index + 1) };
    // Not a title, because the number may be a recipient's.
    if (/\d{6}/.test(at.text.replace(DATE, '').replace(/[\s-]/g, ''))) break;
  }
  return withoutTitles(lines, given);
}

/** Returns a table whose heading is unknown, without its titles: lines with one cell and no digits above a wider line. */
function withoutTitles(lines: readonly TextLine[], given: string | undefined): Table {
  const widthOf = ({ text }: TextLine) => splitCells(text, given ?? separatorOf(text)).length;
  const isTitle = (line: TextLine) => widthOf(line) === 1 && !/\d/.test(line.text);
  const first = lines.findIndex((line) => !isTitle(line));
  const from = first > 0 && first < HEADING_AMONG ? first : 0;
  const rows = lines.slice(from);
  const separator = given ?? separatorOf(rows[0]?.text ?? '');
  const isTable = rows[0] !== undefined && widthOf(rows[0]) > 1;
  return { separator, heading: null, rows: isTable ? rows : lines };
}

const isUnread = (column: Column | null | undefined) => column === null || column === undefined;

/** Columns whose cells are figures. */
const FIGURES: readonly (Column | null | undefined)[] = ['amount', 'denomination', 'quantity'];

/** Returns a figure that an unquoted comma may have split into two cells, the second one in an unread column. */
function findSplitFigure(cells: readonly TextCell[], columns: Heading['columns']): string | null {
  for (const [at, { text, isQuoted }] of cells.entries()) {
    const next = cells[at + 1];
    if (isQuoted || next?.isQuoted !== false || !FIGURES.includes(columns[at])) continue;
    if (isUnread(columns[at + 1]) && /^\D{0,4}\d{1,3}$/.test(text) && /^\d{3}(?:\.\d+)?$/.test(next.text))
      return `${text},${next.text}`;
  }
  return null;
}

function lineFaultOf({ text, isOpen }: TextLine): LineFault | null {
  if (isOpen) return { kind: 'open-quote' };
  return text.length > LONGEST ? { kind: 'too-long', most: LONGEST } : null;
}

function cellFaultOf(cells: readonly TextCell[], heading: Heading, separator: string): LineFault | null {
  if (heading.isAmbiguous) return { kind: 'columns' };
  const { columns } = heading;
  const figure = separator === ',' ? findSplitFigure(cells, columns) : null;
  if (figure !== null) return { kind: 'split-figure', figure };
  const used = cells.reduce((last, { text }, index) => (text === '' ? last : index + 1), 0);
  return used > columns.length ? { kind: 'more-cells', cells: used, columns: columns.length } : null;
}

/** Parses pasted text line by line: a spreadsheet, a CSV file, or lines such as "08031234567 MTN 1GB". Omits blank lines. */
export function parseLines(text: string): readonly BulkLine[] {
  const { separator, heading, rows } = findTable(text);
  return rows.map((row): BulkLine => {
    const { line, text: written } = row;
    if (!heading) {
      const free = freeCells(written);
      return { line, text: written, fault: lineFaultOf(row), named: null, heading: null, ...free };
    }
    const found = splitRow(written, separator);
    const cells = found.map((cell) => cell.text);
    const named = heading.columns.flatMap((column, at) => (column ? [[column, cells[at] ?? '']] : []));
    return {
      line,
      text: written,
      fault: lineFaultOf(row) ?? cellFaultOf(found, heading, separator),
      named: Object.fromEntries(named),
      cells,
      isJoined: false,
      heading: heading.at.text,
    };
  });
}

/** Returns lines as written, below their heading line, ready to be pasted again; '' without lines. */
export function joinLines(lines: readonly BulkLine[]): string {
  const heading = lines[0]?.heading ?? null;
  return [...(heading === null ? [] : [heading]), ...lines.map(({ text }) => text)].join('\n');
}

/** The columns of a text, for the agent to name. */
export interface TextColumns {
  /** The recognised columns; `null` for one that is not read. */
  readonly columns: readonly (Column | null)[];
  /** The headings as written; '' for a column without one. */
  readonly headings: readonly string[];
  /** The cells of the first lines below the heading, by column. */
  readonly samples: readonly (readonly string[])[];
  /** True if the agent must name the columns: all headings are unknown, or two may have the same kind of value. */
  readonly mustChoose: boolean;
}

const SAMPLES = 3;
/** Columns beyond this number are not shown. */
const MOST_COLUMNS = 40;

const holdsDigit = (cells: readonly string[]) => cells.some((cell) => /\d/.test(cell));

/** Returns the columns of a text; `null` if each line has one cell, or if there is only one line. */
export function findTextColumns(text: string): TextColumns | null {
  const { separator, heading, rows } = findTable(text);
  const cellsOf = (row: TextLine) => splitCells(row.text, separator);
  const cells = rows.slice(0, SAMPLES + 1).map(cellsOf);
  const [first = [], second = []] = cells;
  const isNamed = !holdsDigit(first) && holdsDigit(second);
  const headings = heading ? cellsOf(heading.at) : isNamed ? first : [];
  const samples = (isNamed && !heading ? cells.slice(1) : cells).slice(0, SAMPLES);
  // Ignores cells beyond the heading or the first row: such a cell may be the end of an unquoted "100,000".
  const width = Math.min(MOST_COLUMNS, (headings.length > 0 ? headings : first).length);
  if (width < 2 || samples.length === 0 || rows.length + (heading ? 1 : 0) < 2) return null;
  const each = Array.from({ length: width }, (_, at) => at);
  return {
    columns: each.map((at) => heading?.columns[at] ?? null),
    headings: each.map((at) => headings[at] ?? ''),
    samples: each.map((at) => samples.map((row) => row[at] ?? '')),
    mustChoose: heading ? heading.isAmbiguous : isNamed,
  };
}

/** Returns the text with a heading that names the columns. Replaces an existing heading. */
export function nameColumns(text: string, columns: readonly (Column | null)[]): string {
  const { separator, heading, rows } = findTable(text);
  const names = headingOf(columns).join(separator);
  const [first] = rows;
  if (heading) return replaceLines(text, { [heading.at.line]: names });
  if (!first) return names;
  const isHeading = rows.length > 1 && !holdsDigit(splitCells(first.text, separator));
  return replaceLines(text, { [first.line]: isHeading ? names : `${names}\n${first.text}` });
}
