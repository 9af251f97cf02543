import { toNaira } from '@oja/core';
import { and, eq, getTableName, isNull, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { AppContext } from '../appContext.ts';
import { cases } from '../database/case.schema.ts';
import { customers } from '../database/customer.schema.ts';
import { dedicatedAccounts, fundings } from '../database/funding.schema.ts';
import { agents, apiKeys, devices, sessions } from '../database/identity.schema.ts';
import { postings } from '../database/ledger.schema.ts';
import { notices } from '../database/notice.schema.ts';
import type { Queries } from '../database/open.ts';
import { passkeys } from '../database/passkey.schema.ts';
import { shops } from '../database/print.schema.ts';
import { isOpen, transactions } from '../database/sale.schema.ts';
import { schedules } from '../database/schedule.schema.ts';
import { sellingPrices } from '../database/sellingPrice.schema.ts';
import { webhooks } from '../database/webhook.schema.ts';
import { walletBalance, walletOf } from '../ledger/post.ts';

/** The number of an agent's open sales. */
export const countOpenSales = (db: Queries, agentId: string): Promise<number> =>
  db.$count(transactions, and(eq(transactions.agentId, agentId), isOpen));

/** Counts the rows of each kind (core's `ownDataKinds`), and what prevents closing the account. */
export async function countOwnData(agentId: string, { db }: Pick<AppContext, 'db'>) {
  const own = <T extends PgTable & { readonly agentId: PgColumn }>(table: T, which?: SQL) =>
    db.$count(table, and(eq(table.agentId, agentId), which));
  const counts = {
    account: 1,
    sales: await own(transactions, eq(transactions.kind, 'sale')),
    movements: await db.$count(postings, eq(postings.accountId, walletOf(agentId))),
    customers: await own(customers),
    prices: await own(sellingPrices),
    schedules: await own(schedules),
    cases: await own(cases),
    notices: await own(notices),
    sessions: await own(sessions),
    keys: await own(apiKeys, isNull(apiKeys.revokedAt)),
  };
  return {
    kept: Object.entries(counts).map(([kind, count]) => ({ kind, count })),
    balance: await walletBalance(db, agentId),
    openSales: await countOpenSales(db, agentId),
  };
}

interface Part {
  readonly table: PgTable & { readonly agentId: PgColumn };
  readonly columns: Readonly<Record<string, PgColumn>>;
}

/** The copied columns of each table, listed one by one, so that no hash or token is ever included. */
const parts: Readonly<Record<string, Part>> = {
  customers: {
    table: customers,
    columns: {
      name: customers.name,
      recipientKind: customers.recipientKind,
      recipient: customers.recipient,
      serviceId: customers.serviceId,
      note: customers.note,
    },
  },
  prices: {
    table: sellingPrices,
    columns: {
      category: sellingPrices.category,
      serviceId: sellingPrices.serviceId,
      planId: sellingPrices.planId,
      kind: sellingPrices.kind,
      value: sellingPrices.value,
    },
  },
  schedules: {
    table: schedules,
    columns: {
      name: schedules.name,
      kind: schedules.kind,
      recurrence: schedules.recurrence,
      purchase: schedules.purchase,
      consentedAt: schedules.consentedAt,
      until: schedules.until,
      createdAt: schedules.createdAt,
      stoppedAt: schedules.stoppedAt,
    },
  },
  shop: { table: shops, columns: { name: shops.name, phone: shops.phone } },
  cases: {
    table: cases,
    columns: {
      seq: cases.seq,
      state: cases.state,
      message: cases.message,
      answers: cases.answers,
      createdAt: cases.createdAt,
      resolvedAt: cases.resolvedAt,
    },
  },
  notices: {
    table: notices,
    columns: { title: notices.title, body: notices.body, createdAt: notices.createdAt },
  },
  sessions: {
    table: sessions,
    columns: {
      browser: sessions.browser,
      system: sessions.system,
      place: sessions.place,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    },
  },
  devices: { table: devices, columns: { seenAt: devices.seenAt, limitedUntil: devices.limitedUntil } },
  passkeys: {
    table: passkeys,
    columns: { name: passkeys.name, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt },
  },
  keys: {
    table: apiKeys,
    columns: {
      name: apiKeys.name,
      prefix: apiKeys.prefix,
      createdAt: apiKeys.createdAt,
      lastUsedAt: apiKeys.lastUsedAt,
      revokedAt: apiKeys.revokedAt,
      scopes: apiKeys.scopes,
      addresses: apiKeys.addresses,
      lastUsedAddress: apiKeys.lastUsedAddress,
    },
  },
  webhooks: {
    table: webhooks,
    columns: { url: webhooks.url, eventTypes: webhooks.eventTypes, createdAt: webhooks.createdAt },
  },
  accountsAtBanks: {
    table: dedicatedAccounts,
    columns: {
      bankCode: dedicatedAccounts.bankCode,
      accountNumber: dedicatedAccounts.accountNumber,
      accountName: dedicatedAccounts.accountName,
    },
  },
  fundings: {
    table: fundings,
    columns: {
      reference: fundings.reference,
      method: fundings.method,
      status: fundings.status,
      senderName: fundings.senderName,
      createdAt: fundings.createdAt,
    },
  },
};

/** The tables whose rows are in an agent's copy; `transactions` is the history. */
export const copiedTables: readonly string[] = [
  transactions,
  ...Object.values(parts).map(({ table }) => table),
].map(getTableName);

/** All data of an agent except the history, which `transactions` returns page by page. */
export async function readOwnData(
  agentId: string,
  { db }: Pick<AppContext, 'db'>,
): Promise<Record<string, unknown>> {
  const { firstName, lastName, username, phone, email, createdAt } = agents;
  const [account] = await db
    .select({ firstName, lastName, username, phone, email, createdAt })
    .from(agents)
    .where(eq(agents.id, agentId));
  const data: Record<string, unknown> = {
    account: { ...account, balance: toNaira(await walletBalance(db, agentId)) },
  };
  for (const [name, { table, columns }] of Object.entries(parts))
    data[name] = await db.select(columns).from(table).where(eq(table.agentId, agentId));
  return data;
}
