import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

const FOLDER = 'OJA_FILLED_DATABASES';

/** Creates a folder for the filled database that all test files of a run share. The first file fills it. */
export function setup(): (() => void) | undefined {
  if (process.env[FOLDER]) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'oja-filled-'));
  process.env[FOLDER] = folder;
  return () => {
    delete process.env[FOLDER];
    rmSync(folder, { recursive: true, force: true });
  };
}
