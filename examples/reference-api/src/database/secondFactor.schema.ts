import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { agents, instant } from './identity.schema.ts';

/**
 * An agent's authenticator app. Checking a code needs the secret itself, so it can't be hashed. It is encrypted with
 * `OJA_FACTOR_KEY`, which is not in the database.
 */
export const secondFactors = pgTable('second_factors', {
  agentId: uuid('agent_id')
    .primaryKey()
    .references(() => agents.id),
  sealedSecret: text('sealed_secret').notNull(),
  begunAt: instant('begun_at').notNull(),
  /** `null` until the first correct code; the factor is not active before. */
  confirmedAt: instant('confirmed_at'),
  /** The time step of the last accepted code. Codes of this or an earlier step are refused. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

/** Codes that replace the app at a sign-in, each once. They have only 60 random bits, so the hash is argon2. */
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

/** A sign-in with the correct password that waits for the second factor. */
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
