import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { agents, amount, instant } from './identity.schema.ts';
import { transactions } from './sale.schema.ts';

/**
 * Kinds of accounts. Agents have a `wallet` and a `commission` account; the platform has the rest: `funding` (banks),
 * `held` (paid, outcome unknown), `provider` (owed to networks) and `fees`.
 */
export type AccountKind = 'wallet' | 'commission' | 'funding' | 'held' | 'provider' | 'fees';

/**
 * Only wallets store a running balance, because only they are locked, shown and may not go below 0. The balance of a
 * platform account is the sum of its postings: a stored balance there would make every sale of every agent wait for
 * one row.
 */
export const accounts = pgTable(
  'accounts',
  {
    /** "held" for a platform account, "wallet:<agent id>" for an agent's, so that no lookup is needed. */
    id: text('id').primaryKey(),
    kind: text('kind').$type<AccountKind>().notNull(),
    agentId: uuid('agent_id').references(() => agents.id),
    balance: amount('balance'),
  },
  (table) => [
    index('accounts_agent').on(table.agentId),
    check('accounts_wallet_balance', sql`(${table.kind} = 'wallet') = (${table.balance} is not null)`),
    check('accounts_never_below_zero', sql`${table.balance} >= 0`),
  ],
);

/**
 * Why money moved. A transaction has at most one entry of each kind, so that nothing is refunded or delivered twice.
 */
export type EntryKind = 'hold' | 'delivery' | 'refund' | 'reversal' | 'funding';

export const entries = pgTable(
  'entries',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<EntryKind>().notNull(),
    transactionId: uuid('transaction_id')
      .notNull()
      .references(() => transactions.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [unique('entries_once').on(table.transactionId, table.kind)],
);

/** One leg of an entry: the change of `account` (negative: a debit). The legs of an entry add up to 0. */
export const postings = pgTable(
  'postings',
  {
    id: uuid('id').primaryKey(),
    entryId: uuid('entry_id')
      .notNull()
      .references(() => entries.id),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    amount: amount('amount').notNull(),
    /** Set for wallets only. */
    balanceBefore: amount('balance_before'),
    balanceAfter: amount('balance_after'),
  },
  (table) => [
    index('postings_entry').on(table.entryId),
    index('postings_account').on(table.accountId),
    check('postings_chain', sql`${table.balanceAfter} = ${table.balanceBefore} + ${table.amount}`),
  ],
);
