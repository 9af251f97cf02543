import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { services } from './catalogue.schema.ts';
import { instant } from './identity.schema.ts';

/** Outcomes of a service's orders per minute, across all servers. Rows are pruned after a day. */
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

/** The state of a service that has failed at some time. A service that never failed has no row. */
export const serviceStates = pgTable(
  'service_states',
  {
    serviceId: text('service_id')
      .primaryKey()
      .references(() => services.id),
    /** Since when most orders have failed; `null` if they don't. */
    failingSince: instant('failing_since'),
    /** When an order last failed with no delivery since. */
    failedAt: instant('failed_at'),
    /** Since when it is closed for sale. */
    closedAt: instant('closed_at'),
    /** The next probe while it is closed. */
    probeAt: instant('probe_at'),
    /** When it was last reopened. */
    reopenedAt: instant('reopened_at'),
    /** Since when many orders have been pending or failing, while it is open for sale. */
    slowSince: instant('slow_since'),
  },
  (table) => [
    index('service_states_watched')
      .on(table.serviceId)
      .where(sql`failing_since is not null or closed_at is not null or slow_since is not null`),
  ],
);
