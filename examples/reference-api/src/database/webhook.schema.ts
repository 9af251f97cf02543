import type { WebhookEventType } from '@oja/core/webhooks';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { agents, instant } from './identity.schema.ts';

/** Endpoints that receive an agent's events. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: uuid('id').primaryKey(),
    agentId: uuid('agent_id')
      .notNull()
      .references(() => agents.id),
    url: text('url').notNull(),
    eventTypes: jsonb('event_types').$type<readonly WebhookEventType[]>().notNull(),
    /** Signing needs the secret itself, so it can't be hashed. It is encrypted for this agent, like second factors. */
    sealedSecret: text('sealed_secret').notNull(),
    /** The previous secret, which also signs until `previousUntil`. */
    previousSealed: text('previous_sealed'),
    previousUntil: instant('previous_until'),
    /**
     * If set, nothing is sent. `gone`: the endpoint answered 410; `failing`: it failed for 72 hours without a
     * success.
     */
    stoppedBy: text('stopped_by').$type<'agent' | 'gone' | 'failing'>(),
    lastDeliveredAt: instant('last_delivered_at'),
    /** The first failure since the last successful delivery; `null` if the last try succeeded. */
    failingSince: instant('failing_since'),
    /** When the agent was last notified of a failed delivery: at most once a day. */
    toldAt: instant('told_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('webhooks_agent').on(table.agentId),
    check('webhooks_stopped_by', sql`${table.stoppedBy} in ('agent', 'gone', 'failing')`),
  ],
);

/** The outbox. A row is written in the event's own transaction, and only if a webhook subscribes to it. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    /** The same in every delivery, so that a receiver can handle each event once. */
    id: text('id').primaryKey(),
    /** The agent of the event; `null` for an event to all agents. */
    agentId: uuid('agent_id').references(() => agents.id),
    type: text('type').notNull(),
    /** The request body, byte for byte. Never a token or a PIN. */
    body: text('body').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('webhook_events_created').on(table.createdAt),
    index('webhook_events_agent').on(table.agentId),
  ],
);

/** The delivery of an event to one webhook. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid('id').primaryKey(),
    /** The sort order of the delivery log. */
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity().notNull().unique(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    eventId: text('event_id')
      .notNull()
      .references(() => webhookEvents.id, { onDelete: 'cascade' }),
    state: text('state').$type<'waiting' | 'delivered' | 'failed'>().notNull(),
    /** Number of tries that were started. */
    tries: integer('tries').notNull().default(0),
    /** The next try, or the deadline of the server that has started one; `null` once the delivery has ended. */
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

/** The result of one try. */
export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    deliveryId: uuid('delivery_id')
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    /** Starts at 1. */
    number: integer('number').notNull(),
    at: instant('at').notNull(),
    tookMs: integer('took_ms').notNull(),
    httpStatus: integer('http_status'),
    /** The reason for a missing HTTP status. */
    error: text('error'),
    /** The first 4 KB of the response. */
    answer: text('answer'),
  },
  (table) => [primaryKey({ columns: [table.deliveryId, table.number] })],
);
