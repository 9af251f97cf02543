import { afterAll, beforeAll, describe } from 'vitest';
import { startReferenceApi } from '../start.ts';
import { type Postgres, startPostgres } from '../testing/postgres.ts';
import { startFleet } from '../testing/processes.ts';
import { startServersBy } from '../testing/testApi.ts';

// The suites that run on the embedded database, once more: on PostgreSQL, and on two processes over one PostgreSQL.
let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 400_000);
afterAll(() => postgres?.stop());

const database = () => postgres.createDatabase();

describe('on PostgreSQL', async () => {
  beforeAll(() =>
    startServersBy(async (options) => startReferenceApi({ ...options, database: await database() })),
  );
  await import('../routes/login.test.ts');
  await import('../routes/transactions.test.ts');
  await import('../routes/widgetSession.test.ts');
  await import('../routes/account.test.ts');
  await import('../routes/fund.test.ts');
  await import('../provider/simulatedProvider.test.ts');
});

// Those whose servers need no clock that a test moves: it can't be handed to another process.
describe('on two processes over one PostgreSQL', async () => {
  beforeAll(() =>
    startServersBy(async (options) => startFleet(2, { ...options, database: await database() })),
  );
  await import('../routes/services.test.ts');
  await import('../routes/purchase.test.ts');
});
