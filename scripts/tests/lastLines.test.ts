import { expect, it } from 'vitest';
import { lastLines } from './lastLines.mjs';

const result = {
  passed: 9000,
  failed: 0,
  skipped: 1,
  seconds: 480,
  processorSeconds: 900,
  retried: [],
};

it('ends with the total, after the times', () => {
  expect(lastLines(result, 120)).toEqual([
    'set-up, checks and builds: 120 s',
    'in all: 480 s, and 900 s of processor time',
    '0 tried again',
    '9000 passed, 0 failed, 1 skipped',
  ]);
});

it('lists the repeated tests before the total', () => {
  const lines = lastLines({ ...result, retried: ['pin.e2e.ts > sets a PIN'] }, 120);
  expect(lines.slice(-3)).toEqual([
    '1 tried again:',
    '  pin.e2e.ts > sets a PIN',
    '9000 passed, 0 failed, 1 skipped',
  ]);
});
