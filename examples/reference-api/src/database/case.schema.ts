import type { CaseResolution, CaseState, Wire } from '@oja/core';
import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { agents, instant } from './identity.schema.ts';
import { transactions } from './sale.schema.ts';

/**
 * The facts about a sale when its case was opened, in the API's format. Never a token, a PIN or a customer's address.
 */
export type Evidence = Exclude<NonNullable<Wire<'supportCase'>['evidence']>, ''>;

export interface SupportAnswer {
  readonly text: string;
  /** ISO 8601. */
  readonly at: string;
}

/** Problems with sales. A sale has at most one unresolved case. */
export const cases = pgTable(
  'cases',
  {
    id: uuid('id').primaryKey(),
    /** Shown as OJ-000123. */
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity().notNull().unique(),
    agentId: uuid('agent_id')
      .notNull()
      .references(() => agents.id),
    transactionId: uuid('transaction_id')
      .notNull()
      .references(() => transactions.id),
    openedBy: text('opened_by').$type<'agent' | 'server'>().notNull(),
    state: text('state').$type<CaseState>().notNull(),
    resolution: text('resolution').$type<CaseResolution>(),
    /** The agent's own words; '' if the server opened the case. */
    message: text('message').notNull(),
    evidence: jsonb('evidence').$type<Evidence>().notNull(),
    answers: jsonb('answers').$type<readonly SupportAnswer[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    resolvedAt: instant('resolved_at'),
  },
  (table) => [
    uniqueIndex('cases_unresolved').on(table.transactionId).where(sql`state <> 'resolved'`),
    index('cases_of_sale').on(table.transactionId),
    uniqueIndex('cases_history').on(table.agentId, table.seq),
    index('cases_waiting').on(table.seq).where(sql`state <> 'resolved'`),
    check('cases_state', sql`${table.state} in ('open', 'answered', 'resolved')`),
    check('cases_end', sql`(${table.state} = 'resolved') = (${table.resolution} is not null)`),
  ],
);
