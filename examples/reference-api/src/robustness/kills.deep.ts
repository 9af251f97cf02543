import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startReferenceApi } from '../start.ts';
import { type Postgres, startPostgres } from '../testing/postgres.helper.ts';
import { startProcess } from '../testing/processes.helper.ts';
import { testBackend } from '../testing/testBackend.helper.ts';
import { depth, isDeep, seed } from './depth.helper.ts';
import { createLoad, underLoad } from './load.helper.ts';

// Kills servers and databases during purchases. Every response that a client received must hold afterwards.

/** The times of the kills, in ms after the start of the load. The same seed gives the same times. */
const moments = (rounds: number) => fc.sample(fc.integer({ min: 60, max: 900 }), { seed, numRuns: rounds });

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 400_000);
afterAll(() => postgres?.stop());

async function killServer(database: string, rounds: number): Promise<void> {
  const load = createLoad();
  for (const moment of moments(rounds)) {
    const { child, url } = await startProcess({ ...underLoad, database });
    await load.begin(url);
    await pause(moment);
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    await load.end();
  }
  expect(load.wasInterrupted()).toBe(true);
  const api = await startReferenceApi({ ...underLoad, database });
  try {
    await load.judge(api);
  } finally {
    await api.close();
  }
}

describe(`kill -9 under load, at moments of the seed ${seed}`, () => {
  it(
    'the server over PostgreSQL: debits each purchase at most once, and settles all within 30 s of its restart',
    async () => killServer(await postgres.createDatabase('catalogue'), depth(3, 15)),
    600_000,
  );

  // `sale/killed.deep.ts` kills a server over the embedded database; here the deep run does it at any moment.
  if (isDeep) {
    it(
      'the server over the embedded database',
      async () => killServer(await testBackend().newLastingDatabase(), 12),
      900_000,
    );
  }

  it('PostgreSQL: the server keeps running, refuses or does not answer, and then settles everything', async () => {
    const load = createLoad();
    const api = await startReferenceApi({
      ...underLoad,
      database: await postgres.createDatabase('catalogue'),
    });
    try {
      for (const moment of moments(depth(2, 10))) {
        await load.begin(api.url);
        await pause(moment);
        await postgres.crash();
        await pause(moment);
        await postgres.restart();
        await pause(moment);
        await load.end();
      }
      await load.judge(api);
    } finally {
      await api.close();
    }
  }, 600_000);
});
