import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeReadmePage } from './testing/readmePage.helper.ts';

const root = join(import.meta.dirname, '../../..');
const run = promisify(execFile);

let folder: string;
beforeAll(async () => {
  ({ folder } = await writeReadmePage());
  const compilerOptions = { noUnusedLocals: false, lib: ['ES2023', 'DOM'], types: ['node'] };
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: join(root, 'tsconfig.json'),
      compilerOptions,
      include: [],
      files: ['page.ts'],
    }),
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('the README of core has snippets that compile', async () => {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const said = await run(process.execPath, [compiler, '-p', folder]).then(
    () => '',
    (failure) => String(failure.stdout || failure),
  );
  expect(said).toBe('');
});
