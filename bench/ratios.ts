import type { ResultRows } from './results.ts';

const table = (headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  [headings, headings.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const times = (ratio: number | undefined): string => (ratio === undefined ? '' : `${ratio.toFixed(2)} ×`);

/** The ratios of the pages to the bare React page, and the time that they block the processor, as a Markdown table. */
export const pageRatios = (rows: ResultRows): string =>
  table(
    ['page', 'largest paint', 'usable', 'processor blocked'],
    Object.entries(rows)
      // The static form and the bare React form.
      .slice(2)
      .map(([name, row]) => [
        name,
        ...['lcp', 'usable'].map((key) => times(row[`${key} / React`])),
        `${row['blocked']?.toFixed(0)} ms`,
      ]),
  );

/** The ratios of the interactions to the same press on a bare React page, as a Markdown table. */
export const interactionRatios = (rows: ResultRows): string =>
  table(
    ['interaction', 'until the next paint'],
    Object.entries(rows).map(([name, row]) => [name, times(row['ratio'])]),
  );
