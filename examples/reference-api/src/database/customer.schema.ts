import type { CustomerKind } from '@oja/core';
import { sql } from 'drizzle-orm';
import { check, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { agents, instant } from './identity.schema.ts';
import type { MeterType } from './sale.schema.ts';

/** Whom an agent sells to, saved by name. What was sold to them last is read from `transactions`. */
export const customers = pgTable(
  'customers',
  {
    id: uuid('id').primaryKey(),
    agentId: uuid('agent_id')
      .notNull()
      .references(() => agents.id),
    name: text('name').notNull(),
    recipientKind: text('recipient_kind').$type<CustomerKind>().notNull(),
    recipient: text('recipient').notNull(),
    serviceId: text('service_id'),
    meterType: text('meter_type').$type<MeterType>(),
    note: text('note'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    // Also what a page of one agent is read by: an agent has 10,000 customers at most.
    unique('customers_number').on(table.agentId, table.recipientKind, table.recipient),
    check('customers_kind', sql`${table.recipientKind} in ('phone', 'meter', 'smartcard', 'profile')`),
  ],
);
