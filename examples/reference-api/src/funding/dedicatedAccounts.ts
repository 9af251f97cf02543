import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { dedicatedAccounts } from '../database/funding.schema.ts';
import { agents } from '../database/identity.schema.ts';
import { invalid, Refusal } from '../http/refusal.ts';

export interface Bank {
  readonly code: string;
  readonly name: string;
}

const names =
  '044 Access Bank · 023 Citibank · 050 Ecobank · 070 Fidelity Bank · 011 First Bank · 214 FCMB · 00103 Globus Bank · 058 GTBank · 082 Keystone Bank · 50211 Kuda · 303 Lotus Bank · 50515 Moniepoint · 120003 MTN MoMo · 999992 OPay · 999991 PalmPay · 104 Parallex Bank · 076 Polaris Bank · 101 Providus Bank · 221 Stanbic IBTC · 068 Standard Chartered · 232 Sterling Bank · 100 SunTrust Bank · 102 Titan · 033 UBA · 032 Union Bank · 215 Unity Bank · 566 VFD · 035 Wema Bank · 057 Zenith Bank';

/** Every bank from which a transfer can come, by name (codes of the CBN and Paystack). */
export const banks: readonly Bank[] = names.split(' · ').map((line) => {
  const [code = ''] = line.split(' ');
  return { code, name: line.slice(code.length + 1) };
});

export const bankName = (code: string): string => banks.find((bank) => bank.code === code)?.name ?? code;

/** The banks that open dedicated accounts for agents. */
export const ACCOUNT_BANKS: readonly string[] = ['035', '50515', '102'];

type Account = typeof dedicatedAccounts.$inferSelect;

/** The account fields that an agent sees. */
const shownAccount = ({ id, bankCode, accountNumber, accountName }: Account) => ({
  id,
  bankName: bankName(bankCode),
  bankCode,
  accountNumber,
  accountName,
});

export async function listAccounts(agentId: string, { db }: AppContext) {
  const rows = await db
    .select()
    .from(dedicatedAccounts)
    .where(eq(dedicatedAccounts.agentId, agentId))
    .orderBy(asc(dedicatedAccounts.createdAt), asc(dedicatedAccounts.accountNumber));
  return rows.map(shownAccount);
}

export interface AccountRequest {
  readonly bankCode: string;
  /** One of the two, 11 digits, which the bank requires (CBN, December 2023). Sent to the bank and not stored. */
  readonly bvn?: string | undefined;
  readonly nin?: string | undefined;
}

/** Opens the agent's dedicated account at a bank. Throws a 409 if the agent already has one there. */
export async function openAccount(
  agentId: string,
  { bankCode, bvn, nin }: AccountRequest,
  { db, clock, payments }: AppContext,
) {
  if (!payments.openAccount)
    throw new Refusal(
      503,
      'payments_unavailable',
      'No bank offers accounts here. Fund your wallet another way.',
    );
  if (!ACCOUNT_BANKS.includes(bankCode))
    throw invalid('bankCode', 'This bank offers no accounts here. Choose another bank.');
  if (!/^\d{11}$/.test(bvn ?? nin ?? '')) throw invalid('bvn', 'Enter the 11 digits of your BVN or NIN.');
  const [agent] = await db.select().from(agents).where(eq(agents.id, agentId));
  if (!agent) throw new Error('A session without an agent');
  const exists = () => new Refusal(409, 'account_exists', 'You already have an account at this bank.');
  const own = and(eq(dedicatedAccounts.agentId, agentId), eq(dedicatedAccounts.bankCode, bankCode));
  const [known] = await db.select({ id: dedicatedAccounts.id }).from(dedicatedAccounts).where(own);
  if (known) throw exists();
  const { firstName, lastName } = agent;
  const opened = await payments.openAccount({ agentId, bankCode, firstName, lastName, bvn, nin });
  const row = {
    id: randomUUID(),
    agentId,
    bankCode,
    accountNumber: opened.accountNumber,
    accountName: opened.accountName,
    createdAt: new Date(clock()),
  };
  const made = await db.insert(dedicatedAccounts).values(row).onConflictDoNothing().returning();
  const [account] = made;
  if (!account) throw exists();
  return shownAccount(account);
}
