import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { agents, instant } from './identity.schema.ts';

/**
 * An agent's authenticator app. The secret has to be read to check a code, so it can't be hashed: it is encrypted with
 * `OJA_FACTOR_KEY`, which the database does not have.
 */
export const secondFactors = pgTable('second_factors', {
  agentId: uuid('agent_id')
    .primaryKey()
    .references(() => agents.id),
  sealedSecret: text('sealed_secret').notNull(),
  begunAt: instant('begun_at').notNull(),
  /** Null until its first code: then it counts for nothing. */
  confirmedAt: instant('confirmed_at'),
  /** The time step of the last code that was taken: no code of it or of an earlier one is taken again. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

/** What signs in without the app, each once. 60 random bits, so the hash is argon2. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: uuid('id').primaryKey(),
    agentId: uuid('agent_id')
      .notNull()
      .references(() => agents.id),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [index('recovery_codes_agent').on(table.agentId)],
);

/** A sign-in whose password was right, and which waits for the second factor. */
export const pendingSignIns = pgTable(
  'pending_sign_ins',
  {
    referenceHash: text('reference_hash').primaryKey(),
    agentId: uuid('agent_id')
      .notNull()
      .references(() => agents.id),
    tries: integer('tries').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('pending_sign_ins_agent').on(table.agentId)],
);
