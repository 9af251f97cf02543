import { eq } from 'drizzle-orm';
import { agents } from '../database/identity.schema.ts';
import type { Database } from '../database/open.ts';
import { hashPassword, type PasswordCost } from '../identity/password.ts';
import { DEMO_AGENT, OTHER_AGENT } from '../seed/demo.ts';
import { seedDatabase } from '../seed/seed.ts';

/** The minimum cost of Argon2id: a hundredth of the CPU time of a production hash. */
export const QUICK_PASSWORD: PasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Seeds a database that tests copy, with cheap hashes, because its two agents sign in a thousand times per run. */
export async function fillDatabase(db: Database, kind: 'demo' | 'catalogue'): Promise<void> {
  await seedDatabase(db, kind, Date.now);
  for (const { username, password } of [DEMO_AGENT, OTHER_AGENT])
    await db
      .update(agents)
      .set({ passwordHash: await hashPassword(password, QUICK_PASSWORD) })
      .where(eq(agents.username, username));
}
