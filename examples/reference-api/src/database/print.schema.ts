import { integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { agents, instant } from './identity.schema.ts';
import { transactions } from './sale.schema.ts';

/** The shop details on the cards that an agent prints. */
export const shops = pgTable('shops', {
  agentId: uuid('agent_id')
    .primaryKey()
    .references(() => agents.id),
  name: text('name').notNull(),
  phone: text('phone'),
  /** A data URL of a PNG or JPEG. */
  logo: text('logo'),
});

/** The prints of a sale's PINs, each under an id from the device, so that a repeated report counts once. */
export const prints = pgTable(
  'prints',
  {
    transactionId: uuid('transaction_id')
      .notNull()
      .references(() => transactions.id),
    id: uuid('id').notNull(),
    /** 1 for the first print of the sale. */
    number: integer('number').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.id] }),
    unique('prints_number').on(table.transactionId, table.number),
  ],
);
