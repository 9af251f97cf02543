import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { agents, instant } from './identity.schema.ts';

/**
 * Exact counters across all servers: `key` is the limit's kind and a hash of its subject, `points` the tries until
 * `expire`. rate-limiter-flexible requires these column names.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    expire: instant('expire'),
  },
  (table) => [index('rate_limits_expiry').on(table.expire)],
);

/**
 * Hashed addresses from which an agent has signed in. Attempts from other addresses don't slow down sign-ins from
 * these.
 */
export const knownAddresses = pgTable(
  'known_addresses',
  {
    agentId: uuid('agent_id')
      .notNull()
      .references(() => agents.id),
    addressHash: text('address_hash').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.addressHash] })],
);
