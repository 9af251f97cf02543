import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { figuresTable, pageFile, recordedRuns, withTable } from './faultFigures.mjs';

const run = {
  browser: 'chromium',
  surface: 'dashboard',
  seed: 7,
  at: '2026-11-22T08:00:00.000Z',
  schedules: 1_000,
  broken: 1,
  purchases: 2_011,
  requests: 30_000,
  debits: 1_500,
  refunds: 20,
  faults: { drop: 40, reset: 2 },
  verdicts: { 'double debit': 0, lost: 3 },
  seconds: 630,
};

describe('the figures of the fault runs in docs/payments.md', () => {
  it('equal docs/faults.json; `node packages/dashboard/src/e2e/faults/faultFigures.mjs` writes them', () => {
    const page = readFileSync(pageFile, 'utf8');
    expect(withTable(page, figuresTable(recordedRuns()))).toBe(page);
  });

  it('include unplayed schedules, faults and breaches', () => {
    const table = figuresTable([run]);
    for (const row of [
      '|  | dashboard, chromium |',
      '| schedules | 1,000 |',
      '| not played (they prove nothing) | 1 |',
      '| faults met | 42 |',
      '| minutes | 10.5 |',
      '| **double debit** | **0** |',
      '| **lost** | **3** |',
    ])
      expect(table.split('\n')).toContain(row);
  });

  it('have a column for each browser and surface', () => {
    const table = figuresTable([run, { ...run, browser: 'firefox', surface: 'embed', verdicts: {} }]);
    expect(table).toContain('|  | dashboard, chromium | embed, firefox |');
    expect(table).toContain('| **lost** | **3** | not judged |');
  });

  it('say that no run was recorded if there is none', () => {
    expect(figuresTable([])).toBe('No run has been recorded yet.');
  });
});
