import type { CustomerKind } from '@oja/core';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { agents, instant } from './identity.schema.ts';
import type { MeterType } from './sale.schema.ts';

/**
 * True for a row whose name is not folded yet. Raw SQL without parameters, so that PostgreSQL matches it with
 * the condition of the partial index.
 */
export const isUnfolded = sql`customers.folded_from is distinct from customers.name`;

/** Customers that an agent has saved by name. Their last sale is read from `transactions`. */
export const customers = pgTable(
  'customers',
  {
    id: uuid('id').primaryKey(),
    agentId: uuid('agent_id')
      .notNull()
      .references(() => agents.id),
    name: text('name').notNull(),
    /** `foldText` of core applied to `foldedFrom`. Searches read this column. */
    nameFolded: text('name_folded'),
    /**
     * The name that `nameFolded` was made from. Differs from `name`, or is `null`, after a writer that does
     * not fold has set the name.
     */
    foldedFrom: text('folded_from'),
    recipientKind: text('recipient_kind').$type<CustomerKind>().notNull(),
    recipient: text('recipient').notNull(),
    serviceId: text('service_id'),
    meterType: text('meter_type').$type<MeterType>(),
    note: text('note'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    // Also serves the list of one agent, who has at most 10,000 customers.
    unique('customers_number').on(table.agentId, table.recipientKind, table.recipient),
    // Finds the rows that the next start has to fold.
    index('customers_unfolded').on(table.id).where(isUnfolded),
    check('customers_kind', sql`${table.recipientKind} in ('phone', 'meter', 'smartcard', 'profile')`),
  ],
);
