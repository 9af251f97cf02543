import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, root } from '../../../../../scripts/spawn.mjs';

/**
 * Figures of a run. `npm run faults -- --record` writes them for each browser and surface; docs/payments.md shows them.
 *
 * @typedef {{
 *   browser: string, surface: string, seed: number, at: string, schedules: number, broken: number, purchases: number,
 *   requests: number, debits: number, refunds: number, faults: Readonly<Record<string, number>>,
 *   verdicts: Readonly<Record<string, number>>, seconds: number
 * }} RunFigures
 */

/** The file with the figures, and the page that shows them between two markers. */
export const figuresFile = join(root, 'docs/faults.json');
export const pageFile = join(root, 'docs/payments.md');

const BEGIN =
  '<!-- The table is written by `node packages/dashboard/src/e2e/faults/faultFigures.mjs` from faults.json. -->';
const END = '<!-- End of the table. -->';

const whole = new Intl.NumberFormat('en-GB');

/** @param {Readonly<Record<string, number>>} counts */
const sum = (counts) => Object.values(counts).reduce((total, count) => total + count, 0);

/** @type {readonly (readonly [string, (run: RunFigures) => string])[]} */
const rows = [
  ['day', ({ at }) => at.slice(0, 10)],
  ['first seed', ({ seed }) => String(seed)],
  ['schedules', ({ schedules }) => whole.format(schedules)],
  ['not played (they prove nothing)', ({ broken }) => whole.format(broken)],
  ['purchases', ({ purchases }) => whole.format(purchases)],
  ['requests', ({ requests }) => whole.format(requests)],
  ['faults met', ({ faults }) => whole.format(sum(faults))],
  ['debits', ({ debits }) => whole.format(debits)],
  ['refunds', ({ refunds }) => whole.format(refunds)],
  ['minutes', ({ seconds }) => (seconds / 60).toFixed(1)],
];

/** @param {readonly string[]} cells */
const line = (cells) => `| ${cells.join(' | ')} |`;

/**
 * A Markdown table of the last recorded run for each browser and surface. Figures that must be 0 are bold.
 *
 * @param {readonly RunFigures[]} runs
 * @returns {string}
 */
export function figuresTable(runs) {
  if (runs.length === 0) return 'No run has been recorded yet.';
  const verdicts = [...new Set(runs.flatMap((run) => Object.keys(run.verdicts)))];
  return [
    line(['', ...runs.map(({ browser, surface }) => `${surface}, ${browser}`)]),
    line(['---', ...runs.map(() => '---:')]),
    ...rows.map(([name, show]) => line([name, ...runs.map(show)])),
    ...verdicts.map((name) =>
      line([
        `**${name}**`,
        // An older run may lack this verdict.
        ...runs.map(({ verdicts: found }) =>
          name in found ? `**${whole.format(found[name] ?? 0)}**` : 'not judged',
        ),
      ]),
    ),
  ].join('\n');
}

/** @returns {readonly RunFigures[]} */
export function recordedRuns() {
  return JSON.parse(readFileSync(figuresFile, 'utf8')).runs;
}

/**
 * Replaces the table in the text of the page.
 *
 * @param {string} page
 * @param {string} table
 */
export function withTable(page, table) {
  const [before, after] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (before < 0 || after < before) throw new Error('docs/payments.md lacks the marks around its table.');
  return `${page.slice(0, before + BEGIN.length)}\n\n${table}\n\n${page.slice(after)}`;
}

if (isMain(import.meta.url))
  writeFileSync(pageFile, withTable(readFileSync(pageFile, 'utf8'), figuresTable(recordedRuns())));
