import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const workspace = fileURLToPath(new URL('../../', import.meta.url));
const kit = join(workspace, '../../node_modules/drizzle-kit/bin.cjs');

it('has migrations for everything in the schema files', async () => {
  const out = mkdtempSync(join(tmpdir(), 'oja-migrations-'));
  try {
    cpSync(join(workspace, 'migrations'), out, { recursive: true });
    const before = readdirSync(out);
    const args = ['--dialect', 'postgresql', '--schema', './src/database/*.schema.ts', '--out', out];
    await promisify(execFile)(process.execPath, ['--import', './drizzle.mjs', kit, 'generate', ...args], {
      cwd: workspace,
    });
    expect(readdirSync(out)).toEqual(before);
  } finally {
    rmSync(out, { recursive: true });
  }
});
