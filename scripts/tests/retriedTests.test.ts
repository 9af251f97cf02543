import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { startVitest } from 'vitest/node';
import { RetriedTests } from './retriedTests.ts';

const folder = mkdtempSync(join(tmpdir(), 'oja-tried-again-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const tests = `
let tries = 0;
it('holds at the second try', () => expect(++tries).toBe(2));
it('holds at once', () => {});
`;

it('writes the repeated tests, and no others, to the file', async () => {
  writeFileSync(join(folder, 'two.test.js'), tests);
  const file = join(folder, 'retried-tests.json');
  const vitest = await startVitest('test', [], {
    root: folder,
    config: false,
    watch: false,
    globals: true,
    retry: 1,
    reporters: [new RetriedTests(file)],
  });
  await vitest.close();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(['two.test.js > holds at the second try']);
});
