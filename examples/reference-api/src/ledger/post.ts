import { randomUUID } from 'node:crypto';
import { type Kobo, kobo } from '@oja/core';
import { eq, sql } from 'drizzle-orm';
import { type AccountKind, accounts, type EntryKind, entries, postings } from '../database/ledger.schema.ts';
import type { Queries } from '../database/open.ts';

const systemKinds = ['funding', 'held', 'provider', 'fees'] as const satisfies readonly AccountKind[];
/** System accounts: their id is their kind. */
export type SystemAccount = (typeof systemKinds)[number];

export const walletOf = (agentId: string) => `wallet:${agentId}`;
export const commissionOf = (agentId: string) => `commission:${agentId}`;

export async function openSystemAccounts(db: Queries): Promise<void> {
  await db
    .insert(accounts)
    .values(systemKinds.map((kind) => ({ id: kind, kind })))
    .onConflictDoNothing();
}

/** Creates a new agent's wallet and commission account, both empty. */
export async function openAgentAccounts(db: Queries, agentId: string): Promise<void> {
  await db.insert(accounts).values([
    { id: walletOf(agentId), kind: 'wallet', agentId, balance: kobo(0) },
    { id: commissionOf(agentId), kind: 'commission', agentId },
  ]);
}

async function readWallet(rows: Promise<{ balance: Kobo | null }[]>, agentId: string): Promise<Kobo> {
  const [wallet] = await rows;
  if (!wallet || wallet.balance === null) throw new Error(`No wallet for agent ${agentId}`);
  return wallet.balance;
}

const selectBalance = (db: Queries, agentId: string) =>
  db
    .select({ balance: accounts.balance })
    .from(accounts)
    .where(eq(accounts.id, walletOf(agentId)));

/** The current balance, without a lock: a concurrent request may change it. */
export const walletBalance = (db: Queries, agentId: string): Promise<Kobo> =>
  readWallet(selectBalance(db, agentId), agentId);

/** The balance, with the wallet locked until the end of the transaction, which serialises the sales of one agent. */
export const lockWallet = (tx: Queries, agentId: string): Promise<Kobo> =>
  readWallet(selectBalance(tx, agentId).for('update'), agentId);

/** The change of one account by an entry (negative: a debit), in kobo. */
export interface Leg {
  readonly account: string;
  readonly amount: number;
}

/** The wallet's balance before and after an entry, in kobo. */
export interface Movement {
  readonly before: Kobo;
  readonly after: Kobo;
}

export interface Entry {
  readonly kind: EntryKind;
  readonly transactionId: string;
  readonly at: Date;
  readonly legs: readonly Leg[];
}

/** Throws if the legs do not add up to 0. Indicates a bug, never bad input. */
export function checkLegs(legs: readonly Leg[]): void {
  const sum = legs.reduce((total, leg) => total + leg.amount, 0);
  if (legs.length < 2 || sum !== 0) throw new Error(`An entry of ${legs.length} legs adds up to ${sum} kobo`);
}

/**
 * Writes an entry and updates the wallet's balance; returns `null` if no leg is a wallet. Call it in a transaction
 * that holds the wallet's lock. The database refuses a balance below 0 and a second entry of the same kind for one
 * transaction.
 */
export async function post(tx: Queries, entry: Entry): Promise<Movement | null> {
  checkLegs(entry.legs);
  const entryId = randomUUID();
  const { kind, transactionId, at } = entry;
  await tx.insert(entries).values({ id: entryId, kind, transactionId, createdAt: at });
  const rows = [];
  let moved: Movement | null = null;
  for (const leg of entry.legs.filter((one) => one.amount !== 0)) {
    const amount = kobo(leg.amount);
    const wallet = leg.account.startsWith('wallet:') ? await moveWallet(tx, leg.account, amount) : null;
    rows.push({
      id: randomUUID(),
      entryId,
      accountId: leg.account,
      amount,
      balanceBefore: wallet?.before ?? null,
      balanceAfter: wallet?.after ?? null,
    });
    moved ??= wallet;
  }
  await tx.insert(postings).values(rows);
  return moved;
}

async function moveWallet(tx: Queries, account: string, amount: Kobo): Promise<Movement> {
  const [wallet] = await tx
    .update(accounts)
    .set({ balance: sql`${accounts.balance} + ${amount}` })
    .where(eq(accounts.id, account))
    .returning({ balance: accounts.balance });
  if (!wallet || wallet.balance === null) throw new Error(`Not a wallet: ${account}`);
  return { before: kobo(wallet.balance - amount), after: wallet.balance };
}
