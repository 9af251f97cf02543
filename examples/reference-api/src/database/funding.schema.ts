import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { agents, amount, instant } from './identity.schema.ts';
import { transactions } from './sale.schema.ts';

const agentId = () =>
  uuid('agent_id')
    .notNull()
    .references(() => agents.id);

/** A bank account dedicated to one agent. BVN and NIN are sent to the bank and not stored. */
export const dedicatedAccounts = pgTable(
  'dedicated_accounts',
  {
    id: uuid('id').primaryKey(),
    agentId: agentId(),
    bankCode: text('bank_code').notNull(),
    accountNumber: text('account_number').notNull().unique(),
    accountName: text('account_name').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [unique('dedicated_accounts_one_per_bank').on(table.agentId, table.bankCode)],
);

export type FundingStatus = 'awaiting-payment' | 'in-review' | 'approved' | 'rejected';

/** A payment into the wallet that an agent has started or claims to have sent. Credited once, by `transactionId`. */
export const fundings = pgTable(
  'fundings',
  {
    reference: text('reference').primaryKey(),
    agentId: agentId(),
    method: text('method').$type<'automatic' | 'manual' | 'transfer'>().notNull(),
    status: text('status').$type<FundingStatus>().notNull(),
    /** The gross payment in kobo; the payment provider keeps `fee` of it. */
    amount: amount('amount').notNull(),
    fee: amount('fee').notNull(),
    bankCode: text('bank_code'),
    senderName: text('sender_name'),
    /**
     * The bank's own number of the transfer, in capitals. Several agents may claim the same one (a stranger's claim
     * must not block the owner's); a person decides, and it is credited once.
     */
    transferReference: text('transfer_reference'),
    paidAt: instant('paid_at'),
    reason: text('reason'),
    transactionId: uuid('transaction_id')
      .unique()
      .references(() => transactions.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('fundings_transfer').on(table.transferReference),
    index('fundings_of_agent').on(table.agentId, table.status),
    uniqueIndex('fundings_claimed_once_per_agent')
      .on(table.agentId, table.transferReference)
      .where(sql`status <> 'rejected'`),
    uniqueIndex('fundings_credited_once').on(table.transferReference).where(sql`status = 'approved'`),
    check('fundings_amount', sql`${table.amount} > ${table.fee} and ${table.fee} >= 0`),
  ],
);
