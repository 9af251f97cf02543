import { type Kobo, kobo } from '@oja/core';
import { eq } from 'drizzle-orm';
import { seedCatalogue } from '../catalogue/catalogue.ts';
import { agents, apiKeys } from '../database/identity.schema.ts';
import { accounts, entries, postings } from '../database/ledger.schema.ts';
import type { Database, Queries } from '../database/open.ts';
import { transactions } from '../database/sale.schema.ts';
import { hashPassword, PASSWORD_COST } from '../identity/password.ts';
import { hashToken } from '../identity/token.ts';
import { openAgentAccounts, openSystemAccounts, walletOf } from '../ledger/post.ts';
import { DEMO_AGENT, DEMO_API_KEY, DEMO_SEED, OTHER_AGENT } from './demo.ts';
import { type Draw, seededDraw } from './draw.ts';
import { seedFunding } from './funding.ts';
import { historyRows } from './historyRows.ts';
import { seedNotices } from './notices.ts';
import { drawEvents, openingFunding } from './pastEvents.ts';
import { refuseOtherMode } from './refuseOtherMode.ts';

/** The demo agent's balance after 60 days: ₦48,250.00. */
export const DEMO_BALANCE: Kobo = kobo(4_825_000);
/** The balance of the second agent, who has no sales: ₦5,000.00. */
const OTHER_BALANCE: Kobo = kobo(500_000);
/** PostgreSQL accepts at most 65,535 values in one statement. */
const ROWS_AT_ONCE = 1_000;

/**
 * The contents of a new database: the demo with or without history, or production's catalogue without agents.
 */
export type SeedKind = 'demo' | 'catalogue' | 'production';

/**
 * Fills a database without agents; any other gets only new entries of the catalogue, as does `production`. Throws for
 * a database of the other mode. `demo` gives the demo agent 60 days of history, `catalogue` the same balance in one
 * funding. Runs in one transaction, so that a server that is killed meanwhile starts over.
 */
export function seedDatabase(db: Database, kind: SeedKind, clock: () => number): Promise<void> {
  return db.transaction(async (tx) => {
    await refuseOtherMode(tx, kind);
    await seedCatalogue(tx);
    if (kind === 'production') return openSystemAccounts(tx);
    const [anybody] = await tx.select({ id: agents.id }).from(agents).limit(1);
    if (anybody) return;
    const draw = seededDraw(DEMO_SEED);
    const now = clock();
    await openSystemAccounts(tx);
    await seedNotices(tx, now);
    const amaka = await seedAgent(tx, DEMO_AGENT, draw, now);
    const bola = await seedAgent(tx, OTHER_AGENT, draw, now);
    await tx.insert(apiKeys).values({
      id: draw.uuid(),
      agentId: amaka,
      name: 'Partner site example',
      keyHash: hashToken(DEMO_API_KEY),
      prefix: DEMO_API_KEY.slice(0, 8),
      createdAt: new Date(now),
    });
    const events =
      kind === 'demo' ? drawEvents(now, DEMO_BALANCE, draw) : [openingFunding(now, DEMO_BALANCE)];
    await writeHistory(tx, amaka, historyRows(amaka, events, draw));
    if (kind === 'demo') await seedFunding(tx, amaka, now);
    await writeHistory(tx, bola, historyRows(bola, [openingFunding(now, OTHER_BALANCE)], draw));
  });
}

async function seedAgent(
  tx: Queries,
  person: typeof DEMO_AGENT | typeof OTHER_AGENT,
  draw: Draw,
  now: number,
) {
  const { password, ...known } = person;
  const id = draw.uuid();
  const passwordHash = await hashPassword(password, PASSWORD_COST);
  await tx.insert(agents).values({ ...known, id, passwordHash, createdAt: new Date(now) });
  await openAgentAccounts(tx, id);
  return id;
}

async function writeHistory(
  tx: Queries,
  agentId: string,
  rows: ReturnType<typeof historyRows>,
): Promise<void> {
  for (const some of inChunks(rows.transactions)) await tx.insert(transactions).values(some);
  for (const some of inChunks(rows.entries)) await tx.insert(entries).values(some);
  for (const some of inChunks(rows.postings)) await tx.insert(postings).values(some);
  await tx
    .update(accounts)
    .set({ balance: rows.balance })
    .where(eq(accounts.id, walletOf(agentId)));
}

function* inChunks<T>(rows: readonly T[]): Generator<T[]> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    yield rows.slice(start, start + ROWS_AT_ONCE);
}
