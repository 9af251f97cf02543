import { eq, inArray } from 'drizzle-orm';
import { agents, apiKeys } from '../database/identity.schema.ts';
import { accounts } from '../database/ledger.schema.ts';
import type { Queries } from '../database/open.ts';
import { hashToken } from '../identity/token.ts';
import { DEMO_API_KEY, DEMO_SEED } from './demo.ts';
import { seededDraw } from './draw.ts';
import type { SeedKind } from './seed.ts';

/** Thrown for a database that belongs to the other mode. */
export class OtherMode extends Error {
  override readonly name = 'OtherMode';
}

/**
 * Refuses a database of the other mode. Production over a demo's database would have agents with public passwords; a
 * demo over a production database would credit real wallets for free.
 */
export async function refuseOtherMode(tx: Queries, kind: SeedKind): Promise<void> {
  const isDemo = await holdsDemo(tx);
  if (kind === 'production' && isDemo)
    throw new OtherMode(
      'This database holds the demo agents, whose passwords and API key are public. Production does not start on it: use a separate database.',
    );
  if (kind === 'production' || isDemo) return;
  const [used] = await tx.select({ id: accounts.id }).from(accounts).limit(1);
  if (used)
    throw new OtherMode(
      'This database belongs to a production server. The demo does not start on it: unset DATABASE_URL and OJA_DATA_DIR.',
    );
}

/** Recognises a demo by values that can't be registered: the ids from the demo's seed, and its API key. */
async function holdsDemo(tx: Queries): Promise<boolean> {
  const draw = seededDraw(DEMO_SEED);
  const [agent] = await tx
    .select({ id: agents.id })
    .from(agents)
    .where(inArray(agents.id, [draw.uuid(), draw.uuid()]));
  if (agent) return true;
  const [key] = await tx
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(eq(apiKeys.keyHash, hashToken(DEMO_API_KEY)));
  return key !== undefined;
}
