import type { WebhookEventType } from '@oja/core/webhooks';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { agents, instant } from './identity.schema.ts';

/** Where an agent's events are posted to. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: uuid('id').primaryKey(),
    agentId: uuid('agent_id')
      .notNull()
      .references(() => agents.id),
    url: text('url').notNull(),
    eventTypes: jsonb('event_types').$type<readonly WebhookEventType[]>().notNull(),
    /** Signing needs the secret itself, so it can't be hashed: it is encrypted for this agent, as second factors are. */
    sealedSecret: text('sealed_secret').notNull(),
    /** The one from before, which signs too until `previousUntil`. */
    previousSealed: text('previous_sealed'),
    previousUntil: instant('previous_until'),
    /** Nothing is sent there while it is set. `gone`: it answered 410; `failing`: nothing but failures for 72 hours. */
    stoppedBy: text('stopped_by').$type<'agent' | 'gone' | 'failing'>(),
    lastDeliveredAt: instant('last_delivered_at'),
    /** The first failure since something was delivered there; null where the last try reached it. */
    failingSince: instant('failing_since'),
    /** When the agent was last told that a delivery was given up: once a day, however many are. */
    toldAt: instant('told_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('webhooks_agent').on(table.agentId),
    check('webhooks_stopped_by', sql`${table.stoppedBy} in ('agent', 'gone', 'failing')`),
  ],
);

/** The outbox: written in the transaction that the event is about, and only where somebody is to be told. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    /** The same in every delivery: a receiver handles each once. */
    id: text('id').primaryKey(),
    /** Whose; null for one that everybody is told. */
    agentId: uuid('agent_id').references(() => agents.id),
    type: text('type').notNull(),
    /** What is posted, byte for byte. Never a token or a pin. */
    body: text('body').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('webhook_events_created').on(table.createdAt),
    index('webhook_events_agent').on(table.agentId),
  ],
);

/** An event on its way to one webhook. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid('id').primaryKey(),
    /** The order of the log. */
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity().notNull().unique(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    eventId: text('event_id')
      .notNull()
      .references(() => webhookEvents.id, { onDelete: 'cascade' }),
    state: text('state').$type<'waiting' | 'delivered' | 'failed'>().notNull(),
    /** Tries that were begun. */
    tries: integer('tries').notNull().default(0),
    /** The next try, or by when a server that has begun one has ended it; null once it is over. */
    nextAt: instant('next_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('webhook_deliveries_log').on(table.webhookId, table.seq),
    index('webhook_deliveries_event').on(table.eventId),
    index('webhook_deliveries_due').on(table.nextAt).where(sql`${table.nextAt} is not null`),
    check('webhook_deliveries_state', sql`${table.state} in ('waiting', 'delivered', 'failed')`),
  ],
);

/** What became of one try. */
export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    deliveryId: uuid('delivery_id')
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    /** From 1 on. */
    number: integer('number').notNull(),
    at: instant('at').notNull(),
    tookMs: integer('took_ms').notNull(),
    httpStatus: integer('http_status'),
    /** Why there is no status. */
    error: text('error'),
    /** The first 4 KB of what came back. */
    answer: text('answer'),
  },
  (table) => [primaryKey({ columns: [table.deliveryId, table.number] })],
);
