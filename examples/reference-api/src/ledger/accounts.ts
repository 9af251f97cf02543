import { type Kobo, kobo } from '@oja/core';
import { eq } from 'drizzle-orm';
import { type AccountKind, accounts } from '../database/ledger.schema.ts';
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
