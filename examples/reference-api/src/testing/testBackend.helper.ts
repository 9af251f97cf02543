import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabasePlace } from '../database/open.ts';
import { type ReferenceApi, type ReferenceApiOptions, startReferenceApi } from '../start.ts';
import { contract } from './contract.helper.ts';
import { QUICK_PASSWORD } from './fill.helper.ts';
import { filledDatabase } from './filledDatabase.helper.ts';
import type { Seed } from './keptRows.helper.ts';

/** The database and the servers of a suite: embedded, unless `setTestBackend` selects others. */
export interface TestBackend {
  /** Creates a database for the suite. It may already be filled. */
  newDatabase(seed: Seed): Promise<DatabasePlace>;
  /** Creates an empty database that can be reopened after it was closed. */
  newLastingDatabase(): Promise<string>;
  start(options: ReferenceApiOptions): Promise<ReferenceApi>;
}

const folders: string[] = [];
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const embedded: TestBackend = {
  start: (options) =>
    startReferenceApi({
      onExchange: contract.onExchange,
      passwordCost: QUICK_PASSWORD,
      everyPhoneDelivers: true,
      ...options,
    }),
  newDatabase: filledDatabase,
  async newLastingDatabase() {
    const folder = mkdtempSync(join(tmpdir(), 'oja-lasting-'));
    folders.push(folder);
    return join(folder, 'data');
  },
};

let ground: TestBackend = embedded;

/** The backend of the current suite. */
export const testBackend = (): TestBackend => ground;

/** Runs the next suites of this file on another backend. */
export function setTestBackend(other: Partial<TestBackend>): void {
  ground = { ...embedded, ...other };
}
