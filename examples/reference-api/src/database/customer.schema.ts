import type { CustomerKind } from '@oja/core';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { agents, instant } from './identity.schema.ts';
import type { MeterType } from './sale.schema.ts';

/** A name that is not folded yet. As text and not with parameters: only so is it seen to be the condition of an index. */
export const isUnfolded = sql`customers.folded_from is distinct from customers.name`;

/** Whom an agent sells to, saved by name. What was sold to them last is read from `transactions`. */
export const customers = pgTable(
  'customers',
  {
    id: uuid('id').primaryKey(),
    agentId: uuid('agent_id')
      .notNull()
      .references(() => agents.id),
    name: text('name').notNull(),
    /** `foldedFrom` as `foldText` of core has it, which a search looks in. */
    nameFolded: text('name_folded'),
    /** Another text than `name`, or `null`, where a writer that does not fold has set the name. */
    foldedFrom: text('folded_from'),
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
    // What the next start folds.
    index('customers_unfolded').on(table.id).where(isUnfolded),
    check('customers_kind', sql`${table.recipientKind} in ('phone', 'meter', 'smartcard', 'profile')`),
  ],
);
