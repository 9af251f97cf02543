import type { Kobo } from '@oja/core';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

/** A time with ms precision, as in JavaScript, so that the database rounds nothing. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
/** An amount in integer kobo. `bigint` in the database; a safe integer in JavaScript. */
export const amount = (name: string) => bigint(name, { mode: 'number' }).$type<Kobo>();

export const agents = pgTable(
  'agents',
  {
    id: uuid('id').primaryKey(),
    username: text('username').notNull().unique(),
    phone: text('phone').notNull().unique(),
    email: text('email').notNull().unique(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** The agent whose referral code was given at registration. */
    referredBy: uuid('referred_by').references((): AnyPgColumn => agents.id),
    createdAt: instant('created_at').notNull(),
    /** When the agent closed the account: names and addresses are removed, the ledger stays. */
    closedAt: instant('closed_at'),
    /** When the recipients of the sales were removed too, years after `closedAt`. */
    forgottenAt: instant('forgotten_at'),
  },
  (table) => [
    index('agents_referrer').on(table.referredBy),
    index('agents_to_forget').on(table.closedAt).where(sql`closed_at is not null and forgotten_at is null`),
  ],
);

const agentId = () =>
  uuid('agent_id')
    .notNull()
    .references(() => agents.id);

/** A signed-in agent. Stores only the SHA-256 of the token, so that a reader of the table can't sign in with it. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Identifies the session in the API, for example to end it. */
    id: uuid('id').notNull().unique().defaultRandom(),
    agentId: agentId(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Updated at most once a minute; `null` until the first call. */
    lastUsedAt: instant('last_used_at'),
    /** Parsed from the user agent, such as "Chrome" and "Android". The user agent itself is not stored. */
    browser: text('browser'),
    system: text('system'),
    /** A part of the network address, or the place that the operator's edge proxy names. */
    place: text('place'),
    /** `null` in a session from before devices were stored. */
    deviceHash: text('device_hash'),
  },
  (table) => [index('sessions_expiry').on(table.expiresAt), index('sessions_agent').on(table.agentId)],
);

/**
 * A browser in which an agent has signed in. It stores a random token and sends it with each sign-in; the hash is
 * here.
 */
export const devices = pgTable(
  'devices',
  {
    agentId: agentId(),
    deviceHash: text('device_hash').notNull(),
    seenAt: instant('seen_at').notNull(),
    /**
     * Its sales are limited until then, because the device was new or the password was reset. `null` for an agent's
     * first device.
     */
    limitedUntil: instant('limited_until'),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.deviceHash] })],
);

/** ₦500,000: about a busy shop's daily sales. */
export const DEFAULT_DAILY_LIMIT = 50_000_000 as Kobo;

/** Proof that the agent has just confirmed the password in this session. Single use, expires within minutes. */
export const passwordConfirmations = pgTable(
  'password_confirmations',
  {
    tokenHash: text('token_hash').primaryKey(),
    agentId: agentId(),
    sessionHash: text('session_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('password_confirmations_expiry').on(table.expiresAt),
    index('password_confirmations_agent').on(table.agentId),
  ],
);

export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid('id').primaryKey(),
    agentId: agentId(),
    name: text('name').notNull(),
    keyHash: text('key_hash').notNull().unique(),
    prefix: text('prefix').notNull(),
    /**
     * `read`, `widget-sessions` and `purchase:<category>`. A key from before scopes existed opens only widget sessions.
     */
    scopes: jsonb('scopes').$type<readonly string[]>().notNull().default(['widget-sessions']),
    /** The limit on what this key and all its widget sessions spend in one day (Africa/Lagos). */
    dailyLimit: amount('daily_limit').notNull().default(DEFAULT_DAILY_LIMIT),
    /** The limit of one sale; `null`: only the daily limit applies. */
    maxPerSale: amount('max_per_sale'),
    /** Addresses and CIDR ranges that may use the key; empty: any. */
    addresses: jsonb('addresses').$type<readonly string[]>().notNull().default([]),
    createdAt: instant('created_at').notNull(),
    /** Updated at most once a minute, and whenever the address changes. */
    lastUsedAt: instant('last_used_at'),
    lastUsedAddress: text('last_used_address'),
    expiresAt: instant('expires_at'),
    revokedAt: instant('revoked_at'),
    /** The key before the last rotation. It works until `previousUntil`. */
    previousHash: text('previous_hash').unique(),
    previousPrefix: text('previous_prefix'),
    previousUntil: instant('previous_until'),
  },
  (table) => [index('api_keys_agent').on(table.agentId)],
);

/** The amount that a key and its widget sessions spent on one day (Africa/Lagos, "2026-11-22"). */
export const apiKeySpend = pgTable(
  'api_key_spend',
  {
    apiKeyId: uuid('api_key_id')
      .notNull()
      .references(() => apiKeys.id),
    day: text('day').notNull(),
    spent: amount('spent').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.apiKeyId, table.day] }),
    check('api_key_spend_spent', sql`${table.spent} >= 0`),
  ],
);

/** Permissions of an embed: one origin, listed scopes, at most `maxPerSale` in one sale and `maxAmount` in total. */
export const widgetSessions = pgTable(
  'widget_sessions',
  {
    id: uuid('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    apiKeyId: uuid('api_key_id')
      .notNull()
      .references(() => apiKeys.id),
    agentId: agentId(),
    origin: text('origin').notNull(),
    scopes: jsonb('scopes').$type<readonly string[]>().notNull(),
    maxAmount: amount('max_amount').notNull(),
    /** `null` in a session from before this limit existed: only `maxAmount` applies. */
    maxPerSale: amount('max_per_sale'),
    spent: amount('spent').notNull(),
    /** Number of customer checks (meter, smartcard, profile) so far. */
    checks: integer('checks').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('widget_sessions_agent').on(table.agentId),
    index('widget_sessions_live').on(table.apiKeyId, table.expiresAt),
    check('widget_sessions_spend', sql`${table.spent} between 0 and ${table.maxAmount}`),
  ],
);

/**
 * The PIN that protects an agent's own sales. Stores only the argon2 hash. With so few digits it protects against a
 * glance at the table, not against an attacker with a copy and time. Wrong PINs are counted in `rate_limits`.
 */
export const transactionPins = pgTable('transaction_pins', {
  agentId: agentId().primaryKey(),
  pinHash: text('pin_hash').notNull(),
  /** Sales below this amount need no PIN. */
  askFrom: amount('ask_from').notNull(),
  changedAt: instant('changed_at').notNull(),
});

/**
 * A reset of a password or PIN, from the OTP to the new one. `agentId` is `null` for an unknown address: no code
 * matches it.
 */
export const passwordResets = pgTable(
  'password_resets',
  {
    referenceHash: text('reference_hash').primaryKey(),
    agentId: uuid('agent_id').references(() => agents.id),
    /** A code for one purpose is invalid for the other. */
    purpose: text('purpose').$type<'password' | 'pin'>().notNull().default('password'),
    otpHash: text('otp_hash').notNull(),
    tries: integer('tries').notNull(),
    /** Issued for the correct OTP; sets the new password or PIN once. */
    tokenHash: text('token_hash').unique(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('password_resets_agent').on(table.agentId)],
);
