import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { services } from './catalogue.schema.ts';
import { instant } from './identity.schema.ts';

/** What became of a service's orders in one minute, over all servers. Rows of a day ago are pruned. */
export const serviceOutcomes = pgTable(
  'service_outcomes',
  {
    serviceId: text('service_id')
      .notNull()
      .references(() => services.id),
    minute: instant('minute').notNull(),
    delivered: integer('delivered').notNull(),
    failed: integer('failed').notNull(),
    waiting: integer('waiting').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.serviceId, table.minute] }),
    index('service_outcomes_minute').on(table.minute),
  ],
);

/** What was judged of a service that has failed at some time: no row for one that never has. */
export const serviceStates = pgTable(
  'service_states',
  {
    serviceId: text('service_id')
      .primaryKey()
      .references(() => services.id),
    /** Since when most of its orders fail; null while they don't. */
    failingSince: instant('failing_since'),
    /** When an order failed last, while nothing is delivered. */
    failedAt: instant('failed_at'),
    /** Since when it is not sold. */
    closedAt: instant('closed_at'),
    /** When a closed one is probed next. */
    probeAt: instant('probe_at'),
    /** When it was last opened again after it had been closed. */
    reopenedAt: instant('reopened_at'),
    /** Since when many of its orders wait or fail, though it is sold. */
    slowSince: instant('slow_since'),
  },
  (table) => [
    index('service_states_watched')
      .on(table.serviceId)
      .where(sql`failing_since is not null or closed_at is not null or slow_since is not null`),
  ],
);
