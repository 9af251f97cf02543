import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { agents } from '../database/identity.schema.ts';
import type { Database } from '../database/open.ts';
import { DEMO_AGENT, OTHER_AGENT } from '../seed/demo.ts';
import { seedDatabase } from '../seed/seed.ts';

/** The least that Argon2id takes: a hundredth of the processor time of a hash that the API makes. */
const quick = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/**
 * Seeds a database that tests copy. The two agents of the seed sign in a thousand times in one run, so their passwords
 * are kept under hashes that are checked quickly; whoever registers has a hash of the API's own.
 */
export async function fillDatabase(db: Database, kind: 'demo' | 'catalogue'): Promise<void> {
  await seedDatabase(db, kind, Date.now);
  for (const { username, password } of [DEMO_AGENT, OTHER_AGENT])
    await db
      .update(agents)
      .set({ passwordHash: await hash(password, quick) })
      .where(eq(agents.username, username));
}
