import type { Category, Status, Wire } from '@oja/core';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { agents, amount, apiKeys, instant, widgetSessions } from './identity.schema.ts';

/** What is handed over, and what a receipt says of it. */
export type Delivery = Exclude<NonNullable<Wire<'transaction'>['delivery']>, ''>;
export type MeterType = 'prepaid' | 'postpaid';

/** A sale without a final status. As text and not with parameters: only so is it seen to be the condition of an index. */
export const isOpen = sql`transactions.status in ('initiated', 'processing', 'pending')`;

/**
 * What a search looks in, in small letters; a line break keeps a match within one column. The index below is of this
 * expression, so a query has to use the same one.
 */
export const searchText = sql`lower(transactions.name || chr(10) || coalesce(transactions.recipient, '') || chr(10) || transactions.ref || chr(10) || coalesce(transactions.reference, ''))`;

/** What an agent sees in the history: sales, refunds and fundings. Each moves the wallet once at most. */
export const transactions = pgTable(
  'transactions',
  {
    id: uuid('id').primaryKey(),
    /** The order in which the wallet was moved: taken while its row is locked, so it needs no clock. */
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    ref: text('ref').notNull().unique(),
    agentId: uuid('agent_id')
      .notNull()
      .references(() => agents.id),
    /** The intent's key that the client made; null for what no client asked for. */
    reference: text('reference'),
    /** Hash of the request under that key: the same key with another request is refused. */
    fingerprint: text('fingerprint'),
    widgetSessionId: uuid('widget_session_id').references(() => widgetSessions.id),
    /** The key that sold it itself; null for what the agent or a widget session sold. */
    apiKeyId: uuid('api_key_id').references(() => apiKeys.id),
    /** The sale that this one gives the money back for. */
    refundOf: uuid('refund_of')
      .unique()
      .references((): AnyPgColumn => transactions.id),
    kind: text('kind').$type<'sale' | 'refund' | 'funding'>().notNull(),
    status: text('status').$type<Status>().notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    category: text('category').$type<Category>(),
    serviceId: text('service_id'),
    planId: text('plan_id'),
    recipient: text('recipient'),
    ported: boolean('ported').notNull().default(false),
    quantity: integer('quantity').notNull().default(1),
    meterType: text('meter_type').$type<MeterType>(),
    amount: amount('amount').notNull(),
    fee: amount('fee').notNull(),
    commission: amount('commission').notNull(),
    /** What the agent's customer paid, by the agent's rule of that moment; null where there was none. */
    sellingPrice: amount('selling_price'),
    delivery: jsonb('delivery').$type<Delivery>(),
    createdAt: instant('created_at').notNull(),
    /** When the sweeper asks the provider again; null once final, or when a person has to look at it. */
    dueAt: instant('due_at'),
    /** Sold by a device in its first day: counts for the most that such devices may sell. */
    fromNewDevice: boolean('from_new_device').notNull().default(false),
  },
  (table) => [
    unique('transactions_intent').on(table.agentId, table.reference),
    // No index is of `seq` alone: a page of one agent would be read past the newer rows of all others.
    uniqueIndex('transactions_history').on(table.agentId, table.seq),
    index('transactions_by_status').on(table.agentId, table.status, table.seq),
    index('transactions_by_category').on(table.agentId, table.category, table.seq),
    index('transactions_open').on(table.agentId, table.seq).where(isOpen),
    index('transactions_by_time').on(table.agentId, table.createdAt, table.seq),
    // The last sale to a saved customer.
    index('transactions_last_sale')
      .on(table.agentId, table.recipient, table.seq)
      .where(sql`kind = 'sale' and status = 'delivered'`),
    index('transactions_search').using('gin', sql`${searchText} gin_trgm_ops`),
    // Pruning asks whether a widget session sold anything.
    index('transactions_widget_session').on(table.widgetSessionId).where(sql`widget_session_id is not null`),
    index('transactions_api_key').on(table.apiKeyId).where(sql`api_key_id is not null`),
    index('transactions_due').on(table.dueAt).where(sql`status in ('processing', 'pending')`),
    check('transactions_amount', sql`${table.amount} > 0`),
  ],
);

/**
 * References that are never charged: their client gave them up, or was told that they are not charged. Written and read
 * under the wallet's lock, so that no reference is both here and in `transactions`. Rows are kept for good, because a
 * copy may arrive at any time.
 */
export const voidedReferences = pgTable(
  'voided_references',
  {
    agentId: uuid('agent_id')
      .notNull()
      .references(() => agents.id),
    reference: text('reference').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.reference] })],
);

/**
 * What an agent's ended sales of one category on one day of Lagos came to: a summary reads these and not the sales. A
 * trigger on `transactions` (migrations/0010) keeps them, in the transaction that ends a sale and as its last act, so
 * that two sales which end at once wait for each other no longer than a commit takes.
 */
export const salesOfDays = pgTable(
  'sales_of_days',
  {
    agentId: uuid('agent_id')
      .notNull()
      .references(() => agents.id),
    day: date('day', { mode: 'string' }).notNull(),
    /** '' for a sale without one. */
    category: text('category').$type<Category | ''>().notNull(),
    sales: integer('sales').notNull(),
    sold: amount('sold').notNull(),
    earned: amount('earned').notNull(),
    /** Sales that failed or were taken back: each has its refund. */
    refunds: integer('refunds').notNull(),
    refunded: amount('refunded').notNull(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.day, table.category] })],
);
