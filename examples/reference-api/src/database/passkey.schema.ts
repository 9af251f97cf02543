import { bigint, boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { agents, instant } from './identity.schema.ts';

/** An agent's passkeys. The server stores public keys only, so a copy of the database can't sign. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey(),
    agentId: uuid('agent_id')
      .notNull()
      .references(() => agents.id),
    name: text('name').notNull(),
    /** The authenticator's id of the passkey, in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** The public key as COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** The signature counter; 0 if the authenticator does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /**
     * True if the passkey may be synced between devices (backup eligible), as password managers do. `null` for a
     * passkey that was added before this column existed, until it signs.
     */
    backupEligible: boolean('backup_eligible'),
    /** How the authenticator is reached, for the browser's prompt. */
    transports: jsonb('transports').$type<readonly string[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_agent').on(table.agentId)],
);

/**
 * Pending steps of passkeys. Each step is used once and expires within minutes. It is the challenge for adding a
 * passkey, signing in or confirming, or the code issued after a confirmation (`proven`).
 */
export const passkeySteps = pgTable(
  'passkey_steps',
  {
    tokenHash: text('token_hash').primaryKey(),
    agentId: uuid('agent_id')
      .notNull()
      .references(() => agents.id),
    kind: text('kind').$type<'add' | 'sign-in' | 'prove' | 'proven'>().notNull(),
    /**
     * The hash of the session, or of the sign-in that waits for its second factor. Only that holder can use the step.
     */
    holderHash: text('holder_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('passkey_steps_agent').on(table.agentId)],
);
