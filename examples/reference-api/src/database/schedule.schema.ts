import type { Category, PurchaseRequest } from '@oja/core';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { agents, amount, instant } from './identity.schema.ts';

/** What is sold at each occasion: a purchase without its key and its price. */
export type ScheduledPurchase = Omit<PurchaseRequest, 'reference' | 'expectedPrice'>;

/** A sale that comes back: as a reminder, or by the agent's recorded consent without being asked again. */
export const schedules = pgTable(
  'schedules',
  {
    id: uuid('id').primaryKey(),
    agentId: uuid('agent_id')
      .notNull()
      .references(() => agents.id),
    /** The client's key: the same request again makes no second schedule. */
    reference: text('reference').notNull(),
    /** A hash of the request, which tells a copy of it from another one under the same key. */
    fingerprint: text('fingerprint').notNull(),
    kind: text('kind').$type<'reminder' | 'automatic'>().notNull(),
    recurrence: text('recurrence').$type<'daily' | 'weekly' | 'monthly'>().notNull(),
    category: text('category').$type<Category>().notNull(),
    purchase: jsonb('purchase').$type<ScheduledPurchase>().notNull(),
    /** What it is called: "MTN 1 GB". */
    name: text('name').notNull(),
    /** What one sale cost when the schedule was made: an automatic one sells at this price and no other. */
    price: amount('price').notNull(),
    /** The first occasion: later ones are counted from it, so that the 31st comes back after a short month. */
    firstAt: instant('first_at').notNull(),
    /** The next occasion; null while it is stopped, and once it has ended. */
    nextAt: instant('next_at'),
    /** Of an automatic one: when the agent consented, how much it may spend in all, and until when. */
    consentedAt: instant('consented_at'),
    cap: amount('cap'),
    until: instant('until'),
    createdAt: instant('created_at').notNull(),
    /** When the agent stopped it; null where it runs. */
    stoppedAt: instant('stopped_at'),
    /** When it ended by itself: no occasion is left before its end, or no money within its cap. */
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
 * What became of one occasion. The row is written before anything is sold and holds the key of its sale: a server that
 * goes down between the two sells under the same key again, which is one sale.
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
    /** Why it was not sold: a refusal's code. */
    code: text('code'),
    /** When a server began it. Another one takes it up once that server must have gone down. */
    begunAt: instant('begun_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scheduleId, table.occasion] })],
);
