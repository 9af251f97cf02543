import type { Category, PurchaseRequest } from '@oja/core';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { agents, amount, instant } from './identity.schema.ts';

/** The purchase of each occasion, without its reference and price. */
export type ScheduledPurchase = Omit<PurchaseRequest, 'reference' | 'expectedPrice'>;

/** A recurring sale: a reminder, or an automatic sale with the agent's recorded consent. */
export const schedules = pgTable(
  'schedules',
  {
    id: uuid('id').primaryKey(),
    agentId: uuid('agent_id')
      .notNull()
      .references(() => agents.id),
    /** The client's idempotency key: a repeated request creates no second schedule. */
    reference: text('reference').notNull(),
    /** A hash of the request: distinguishes a copy from a different request under the same key. */
    fingerprint: text('fingerprint').notNull(),
    kind: text('kind').$type<'reminder' | 'automatic'>().notNull(),
    recurrence: text('recurrence').$type<'daily' | 'weekly' | 'monthly'>().notNull(),
    category: text('category').$type<Category>().notNull(),
    purchase: jsonb('purchase').$type<ScheduledPurchase>().notNull(),
    /** The display name: "MTN 1 GB". */
    name: text('name').notNull(),
    /** The price of one sale when the schedule was created. An automatic schedule sells only at this price. */
    price: amount('price').notNull(),
    /** The first occasion. Later ones are computed from it, so that the 31st returns after a short month. */
    firstAt: instant('first_at').notNull(),
    /** The next occasion; `null` while the schedule is stopped, and after it has ended. */
    nextAt: instant('next_at'),
    /** For an automatic schedule: when the agent consented, the maximum it may spend in total, and until when it may sell. */
    consentedAt: instant('consented_at'),
    cap: amount('cap'),
    until: instant('until'),
    createdAt: instant('created_at').notNull(),
    /** When the agent stopped it; `null` while it runs. */
    stoppedAt: instant('stopped_at'),
    /** When it ended: no occasion was left before `until`, or no money within `cap`. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    unique('schedules_reference').on(table.agentId, table.reference),
    index('schedules_agent').on(table.agentId, table.nextAt),
    index('schedules_due').on(table.nextAt).where(sql`next_at is not null`),
    check(
      'schedules_consent',
      sql`${table.kind} = 'reminder' or (${table.consentedAt} is not null and ${table.cap} is not null and ${table.until} is not null)`,
    ),
  ],
);

/**
 * The result of one occasion. The row is written before the sale and holds its idempotency key: after a crash in
 * between, the next server sells under the same key, so that only one sale is made.
 */
export const scheduleRuns = pgTable(
  'schedule_runs',
  {
    scheduleId: uuid('schedule_id')
      .notNull()
      .references(() => schedules.id),
    occasion: instant('occasion').notNull(),
    reference: text('reference').notNull(),
    outcome: text('outcome').$type<'begun' | 'sold' | 'refused' | 'reminded' | 'missed'>().notNull(),
    /** The error code of a refused sale. */
    code: text('code'),
    /** When a server started it. Another server takes over once that server must have crashed. */
    begunAt: instant('begun_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scheduleId, table.occasion] })],
);
