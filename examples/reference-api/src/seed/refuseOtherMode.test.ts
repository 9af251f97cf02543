import { expect, it } from 'vitest';
import { plans } from '../database/catalogue.schema.ts';
import { agents, apiKeys } from '../database/identity.schema.ts';
import { notices } from '../database/notice.schema.ts';
import { contextForTests } from '../testing/appContext.helper.ts';
import { seedDatabase } from './seed.ts';

const test = contextForTests();

it('refuses a database of the other mode, even before an agent has registered in production', async () => {
  const { db, clock } = test().context;
  await expect(seedDatabase(db, 'production', clock)).rejects.toThrow('holds the demo agents');
  await test().ledger.execute('truncate agents, accounts, notices, plans cascade');
  await seedDatabase(db, 'production', clock);
  // The catalogue without the demo's data.
  expect(await db.$count(plans)).toBeGreaterThan(100);
  for (const table of [agents, apiKeys, notices]) expect(await db.$count(table)).toBe(0);
  expect(await test().ledger.audit()).toEqual([]);
  for (const kind of ['demo', 'catalogue'] as const)
    await expect(seedDatabase(db, kind, clock)).rejects.toThrow('belongs to a production server');
  await seedDatabase(db, 'production', clock);
});
