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

/** A time in ms precision: what a JavaScript clock gives, so that nothing changes on its way through the database. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
/** An amount in integer kobo. `bigint` in the database; within the safe integers in JavaScript. */
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
    /** The agent closed the account: names and addresses are gone, the books are not. */
    closedAt: instant('closed_at'),
    /** Years after that, who was sold to is gone too. */
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

/** A signed-in agent. Only the SHA-256 of the token is kept: who reads this table can't sign in with it. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** What the agent ends it by. */
    id: uuid('id').notNull().unique().defaultRandom(),
    agentId: agentId(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Written once a minute at most; null until the first call. */
    lastUsedAt: instant('last_used_at'),
    /** "Chrome" and "Android" of the user agent, which is not kept. */
    browser: text('browser'),
    system: text('system'),
    /** A part of the network address, or the place that the operator's edge names. */
    place: text('place'),
    /** Null in a session from before devices were known. */
    deviceHash: text('device_hash'),
  },
  (table) => [index('sessions_expiry').on(table.expiresAt), index('sessions_agent').on(table.agentId)],
);

/** A browser that an agent has signed in with. It keeps a random token, whose hash is here, and says it with each sign-in. */
export const devices = pgTable(
  'devices',
  {
    agentId: agentId(),
    deviceHash: text('device_hash').notNull(),
    seenAt: instant('seen_at').notNull(),
    /** Until then its sales are limited: it was new, or the password was reset. Null for an agent's first. */
    limitedUntil: instant('limited_until'),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.deviceHash] })],
);

/** ₦500,000: about what a busy shop sells in a day. */
export const DEFAULT_DAILY_LIMIT = 50_000_000 as Kobo;

/** Proof that the agent has just typed the password at this session. Used once, within minutes. */
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
    /** `read`, `widget-sessions` and `purchase:<category>`. A key from before there were any opens widget sessions alone. */
    scopes: jsonb('scopes').$type<readonly string[]>().notNull().default(['widget-sessions']),
    /** The most that this key and all its widget sessions may spend in one day of Lagos. */
    dailyLimit: amount('daily_limit').notNull().default(DEFAULT_DAILY_LIMIT),
    /** The most of one sale; null for no other limit than the day's. */
    maxPerSale: amount('max_per_sale'),
    /** Addresses and CIDR that may use it; empty for any. */
    addresses: jsonb('addresses').$type<readonly string[]>().notNull().default([]),
    createdAt: instant('created_at').notNull(),
    /** Written once a minute at most, and whenever the address is another one. */
    lastUsedAt: instant('last_used_at'),
    lastUsedAddress: text('last_used_address'),
    expiresAt: instant('expires_at'),
    revokedAt: instant('revoked_at'),
    /** The key before the last rotation, which works until then. */
    previousHash: text('previous_hash').unique(),
    previousPrefix: text('previous_prefix'),
    previousUntil: instant('previous_until'),
  },
  (table) => [index('api_keys_agent').on(table.agentId)],
);

/** What a key and its widget sessions have spent on one day (of Lagos, "2026-11-22"). */
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

/** What an embed may do: one origin, listed scopes, at most `maxPerSale` in one sale and `maxAmount` in all of them together. */
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
    /** Null in a session from before there was such a limit: as much as all sales together. */
    maxPerSale: amount('max_per_sale'),
    spent: amount('spent').notNull(),
    /** How many customer checks (meter, smartcard, profile) it has made. */
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
 * What an agent's own sales are guarded by. Only the argon2 hash is kept; with so few digits it protects from a glance at
 * this table, not from somebody who has it and time. Wrong ones are counted in `rate_limits`.
 */
export const transactionPins = pgTable('transaction_pins', {
  agentId: agentId().primaryKey(),
  pinHash: text('pin_hash').notNull(),
  /** Sales of less are made without it. */
  askFrom: amount('ask_from').notNull(),
  changedAt: instant('changed_at').notNull(),
});

/** A forgotten password or PIN, from the OTP to the new one. `agentId` is null for an unknown address: no code matches it. */
export const passwordResets = pgTable(
  'password_resets',
  {
    referenceHash: text('reference_hash').primaryKey(),
    agentId: uuid('agent_id').references(() => agents.id),
    /** A code for one is none for the other. */
    purpose: text('purpose').$type<'password' | 'pin'>().notNull().default('password'),
    otpHash: text('otp_hash').notNull(),
    tries: integer('tries').notNull(),
    /** Issued for the right OTP; it sets the password once. */
    tokenHash: text('token_hash').unique(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('password_resets_agent').on(table.agentId)],
);
