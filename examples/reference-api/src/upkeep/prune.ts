import { DAY } from '@oja/core';
import { inArray, lt, notExists, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { AppContext } from '../appContext.ts';
import {
  apiKeySpend,
  passwordConfirmations,
  passwordResets,
  sessions,
  widgetSessions,
} from '../database/identity.schema.ts';
import { knownAddresses, rateLimits } from '../database/limit.schema.ts';
import { serviceOutcomes } from '../database/outage.schema.ts';
import { passkeySteps } from '../database/passkey.schema.ts';
import { transactions } from '../database/sale.schema.ts';
import { pendingSignIns } from '../database/secondFactor.schema.ts';
import { webhookEvents } from '../database/webhook.schema.ts';
import { isOver as isSessionOver } from '../identity/authenticate.ts';
import { KNOWN_MS } from '../identity/knownAddresses.ts';
import { forgetClosed } from './forgetClosed.ts';

/**
 * How long a key's spending per day is kept: longer than any sale is open, because a failed sale returns its price to
 * the day of the sale.
 */
const SPEND_MS = 60 * DAY;
/** How long the log and the events of webhooks are kept: far longer than any retry. */
const WEBHOOK_LOG_MS = 30 * DAY;
/** Rows per statement, and statements per table and run, so that a run never locks or lasts for long. */
const BATCH = 500;
const MOST_BATCHES = 40;

interface Rule {
  readonly table: PgTable;
  readonly key: PgColumn;
  readonly isOver: SQL | undefined;
}

/** Expired rows. A widget session that sold something stays, because its purchases refer to it. */
function rules(context: AppContext): readonly Rule[] {
  const { db, clock } = context;
  const now = clock();
  const before = (ms: number) => new Date(now - ms);
  const sold = db
    .select({ one: sql`1` })
    .from(transactions)
    .where(sql`${transactions.widgetSessionId} = ${widgetSessions.id}`);
  return [
    { table: sessions, key: sessions.tokenHash, isOver: isSessionOver(context) },
    {
      table: widgetSessions,
      key: widgetSessions.id,
      isOver: sql`${lt(widgetSessions.expiresAt, before(DAY))} and ${notExists(sold)}`,
    },
    {
      table: passwordConfirmations,
      key: passwordConfirmations.tokenHash,
      isOver: lt(passwordConfirmations.expiresAt, before(0)),
    },
    {
      table: passwordResets,
      key: passwordResets.referenceHash,
      isOver: lt(passwordResets.expiresAt, before(0)),
    },
    {
      table: pendingSignIns,
      key: pendingSignIns.referenceHash,
      isOver: lt(pendingSignIns.expiresAt, before(0)),
    },
    {
      table: passkeySteps,
      key: passkeySteps.tokenHash,
      isOver: lt(passkeySteps.expiresAt, before(0)),
    },
    { table: rateLimits, key: rateLimits.key, isOver: lt(rateLimits.expire, before(0)) },
    {
      table: knownAddresses,
      key: knownAddresses.addressHash,
      isOver: lt(knownAddresses.seenAt, before(KNOWN_MS)),
    },
    {
      table: apiKeySpend,
      key: apiKeySpend.day,
      isOver: lt(apiKeySpend.day, before(SPEND_MS).toISOString().slice(0, 10)),
    },
    {
      table: serviceOutcomes,
      key: serviceOutcomes.serviceId,
      isOver: lt(serviceOutcomes.minute, before(DAY)),
    },
    // The deliveries and tries of an event are deleted with it.
    {
      table: webhookEvents,
      key: webhookEvents.id,
      isOver: lt(webhookEvents.createdAt, before(WEBHOOK_LOG_MS)),
    },
  ];
}

/** Deletes expired rows, some hundreds at a time. Several servers may prune concurrently. */
export async function prune(context: AppContext): Promise<void> {
  for (const rule of rules(context)) await pruneTable(rule, context);
  await forgetClosed(context);
}

async function pruneTable({ table, key, isOver }: Rule, { db }: AppContext): Promise<void> {
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    // By physical row (ctid), so that a statement deletes at most one batch even if several rows share a key.
    const place = sql`${table}.ctid`;
    const some = db.select({ place }).from(table).where(isOver).limit(BATCH);
    const gone = await db.delete(table).where(inArray(place, some)).returning({ key });
    if (gone.length < BATCH) return;
  }
}
