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

/** The delivered goods and the receipt fields about them. */
export type Delivery = Exclude<NonNullable<Wire<'transaction'>['delivery']>, ''>;
export type MeterType = 'prepaid' | 'postpaid';

/**
 * A sale without a final status. Written as text without parameters, so that PostgreSQL matches it with the condition
 * of an index.
 */
export const isOpen = sql`transactions.status in ('initiated', 'processing', 'pending')`;

/**
 * The text that a search matches, in lower case. Line breaks keep a match within one column. The index below uses
 * this expression, so a query must use it unchanged.
 */
export const searchText = sql`lower(transactions.name || chr(10) || coalesce(transactions.recipient, '') || chr(10) || transactions.ref || chr(10) || coalesce(transactions.reference, ''))`;

/** The rows of an agent's history: sales, refunds and fundings. Each changes the wallet at most once. */
export const transactions = pgTable(
  'transactions',
  {
    id: uuid('id').primaryKey(),
    /** The order of changes to the wallet. Assigned while the wallet's row is locked, so it needs no clock. */
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    ref: text('ref').notNull().unique(),
    agentId: uuid('agent_id')
      .notNull()
      .references(() => agents.id),
    /** The idempotency key that the client chose; `null` if no client requested the transaction. */
    reference: text('reference'),
    /** A hash of the request. The same key with a different request is refused. */
    fingerprint: text('fingerprint'),
    widgetSessionId: uuid('widget_session_id').references(() => widgetSessions.id),
    /** The API key that sold it directly; `null` for sales of the agent or a widget session. */
    apiKeyId: uuid('api_key_id').references(() => apiKeys.id),
    /** The sale that this transaction refunds. */
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
    /** The price for the agent's customer by the agent's rule at the time; `null` if there was no rule. */
    sellingPrice: amount('selling_price'),
    delivery: jsonb('delivery').$type<Delivery>(),
    createdAt: instant('created_at').notNull(),
    /** When the provider is requeried; `null` once the status is final or a person must review it. */
    dueAt: instant('due_at'),
    /** Sold by a device in its first day; counts towards the sales limit of new devices. */
    fromNewDevice: boolean('from_new_device').notNull().default(false),
  },
  (table) => [
    unique('transactions_intent').on(table.agentId, table.reference),
    // No index on `seq` alone: a page of one agent would have to skip the newer rows of all others.
    uniqueIndex('transactions_history').on(table.agentId, table.seq),
    index('transactions_by_status').on(table.agentId, table.status, table.seq),
    index('transactions_by_category').on(table.agentId, table.category, table.seq),
    index('transactions_open').on(table.agentId, table.seq).where(isOpen),
    index('transactions_by_time').on(table.agentId, table.createdAt, table.seq),
    // Finds the last sale to a saved customer.
    index('transactions_last_sale')
      .on(table.agentId, table.recipient, table.seq)
      .where(sql`kind = 'sale' and status = 'delivered'`),
    index('transactions_search').using('gin', sql`${searchText} gin_trgm_ops`),
    // Pruning checks whether a widget session sold anything.
    index('transactions_widget_session').on(table.widgetSessionId).where(sql`widget_session_id is not null`),
    index('transactions_api_key').on(table.apiKeyId).where(sql`api_key_id is not null`),
    index('transactions_due').on(table.dueAt).where(sql`status in ('processing', 'pending')`),
    check('transactions_amount', sql`${table.amount} > 0`),
  ],
);

/**
 * References that are never charged: the client voided them, or got an answer that promised so. Written and read
 * under the wallet's lock, so that no reference is both here and in `transactions`. Rows are kept forever, because a
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
 * Totals of an agent's ended sales per category and day (Africa/Lagos). A summary reads these instead of the sales. A
 * trigger on `transactions` (migrations/0010) updates them last in the transaction that ends a sale, so that two
 * sales which end at once wait for each other only for a commit.
 */
export const salesOfDays = pgTable(
  'sales_of_days',
  {
    agentId: uuid('agent_id')
      .notNull()
      .references(() => agents.id),
    day: date('day', { mode: 'string' }).notNull(),
    /** '' for a sale without a category. */
    category: text('category').$type<Category | ''>().notNull(),
    sales: integer('sales').notNull(),
    sold: amount('sold').notNull(),
    earned: amount('earned').notNull(),
    /** Failed or reversed sales; each has a refund. */
    refunds: integer('refunds').notNull(),
    refunded: amount('refunded').notNull(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.day, table.category] })],
);
