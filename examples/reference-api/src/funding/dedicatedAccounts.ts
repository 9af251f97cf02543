import { createHash, randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { dedicatedAccounts } from '../database/funding.schema.ts';
import { agents } from '../database/identity.schema.ts';
import type { House } from '../house.ts';
import { invalid, Refusal } from '../http/refusal.ts';
import { ACCOUNT_BANKS, bankName } from './banks.ts';

type Account = typeof dedicatedAccounts.$inferSelect;

/** An account as an agent sees it. */
const shownAccount = ({ id, bankCode, accountNumber, accountName }: Account) => ({
  id,
  bankName: bankName(bankCode),
  bankCode,
  accountNumber,
  accountName,
});

export async function listAccounts(agentId: string, { db }: House) {
  const rows = await db
    .select()
    .from(dedicatedAccounts)
    .where(eq(dedicatedAccounts.agentId, agentId))
    .orderBy(asc(dedicatedAccounts.createdAt), asc(dedicatedAccounts.accountNumber));
  return rows.map(shownAccount);
}

/** Ten digits that follow from agent and bank: what the simulated bank gives. */
const numberOf = (agentId: string, bankCode: string): string => {
  const hex = createHash('sha256').update(`${agentId} ${bankCode}`).digest('hex').slice(0, 12);
  return `9${String(Number.parseInt(hex, 16) % 1_000_000_000).padStart(9, '0')}`;
};

export interface AccountRequest {
  readonly bankCode: string;
  /** One of the two, 11 digits: the bank asks for it (CBN, December 2023). Passed on and kept nowhere. */
  readonly bvn?: string | undefined;
  readonly nin?: string | undefined;
}

/** Opens the agent's own account at a bank; 409 where there is one already. */
export async function openAccount(
  agentId: string,
  { bankCode, bvn, nin }: AccountRequest,
  { db, clock }: House,
) {
  if (!ACCOUNT_BANKS.includes(bankCode))
    throw invalid('bankCode', 'This bank opens no accounts here. Choose another.');
  if (!/^\d{11}$/.test(bvn ?? nin ?? '')) throw invalid('bvn', 'Enter 11 digits of the BVN or of the NIN.');
  const [agent] = await db.select().from(agents).where(eq(agents.id, agentId));
  if (!agent) throw new Error('A session without an agent');
  const row = {
    id: randomUUID(),
    agentId,
    bankCode,
    accountNumber: numberOf(agentId, bankCode),
    accountName: `OJA/${agent.firstName} ${agent.lastName}`.toUpperCase(),
    createdAt: new Date(clock()),
  };
  const made = await db.insert(dedicatedAccounts).values(row).onConflictDoNothing().returning();
  const [account] = made;
  if (!account) throw new Refusal(409, 'account_exists', 'You have an account at this bank already.');
  return shownAccount(account);
}
