import { formatMoment, HOUR, MINUTE } from '@oja/core';
import { and, asc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import type { ServiceRow } from '../catalogue/load.ts';
import { services } from '../database/catalogue.schema.ts';
import type { Queries } from '../database/open.ts';
import { serviceOutcomes, serviceStates } from '../database/outage.schema.ts';
import { inTime, providerSilent } from '../http/inTime.ts';
import { createNotice } from '../identity/agentNotification.ts';
import { recordService } from '../webhooks/recordDomainEvents.ts';
import { judgeService, type ServiceState } from './judgeService.ts';
import type { OutcomeCounts } from './outcomeCounter.ts';
import { isWatched, stateOf } from './serviceStates.ts';

/** Timeout of a probe at the provider, in ms. */
const PROBE_MS = 4_000;
/** A closed service whose provider has no probe is reopened on trial after this long, in ms. */
const TRIAL_AFTER_MS = 4 * MINUTE;

/**
 * Writes this server's counts, judges the counts of all servers, and probes closed services. Any server may call it
 * at any time: the database decides which one closes a service and which one probes the provider.
 */
export async function watchServices(context: AppContext): Promise<void> {
  const counted = await writeOutcomes(context);
  const watched = await context.db
    .select({ id: serviceStates.serviceId })
    .from(serviceStates)
    .where(isWatched);
  for (const id of new Set([...counted, ...watched.map((row) => row.id)])) await judge(id, context);
  if (watched.length > 0) await probeClosed(context);
}

/** Adds the counts to the row of this minute. Returns the services with failed or pending orders. */
async function writeOutcomes({ db, clock, outages }: AppContext): Promise<readonly string[]> {
  const minute = new Date(Math.floor(clock() / MINUTE) * MINUTE);
  const taken = outages.counter.take();
  for (const [serviceId, counts] of taken) await add(db, serviceId, minute, counts);
  return [...taken].flatMap(([id, { failed, waiting }]) => (failed + waiting > 0 ? [id] : []));
}

const plus = (column: 'delivered' | 'failed' | 'waiting') =>
  sql`${serviceOutcomes[column]} + ${sql.raw(`excluded.${column}`)}`;

async function add(db: Queries, serviceId: string, minute: Date, counts: OutcomeCounts): Promise<void> {
  await db
    .insert(serviceOutcomes)
    .values({ serviceId, minute, ...counts })
    .onConflictDoUpdate({
      target: [serviceOutcomes.serviceId, serviceOutcomes.minute],
      set: { delivered: plus('delivered'), failed: plus('failed'), waiting: plus('waiting') },
    });
}

function judge(serviceId: string, context: AppContext): Promise<void> {
  return context.db.transaction(async (tx) => {
    const now = context.clock();
    await tx.insert(serviceStates).values({ serviceId }).onConflictDoNothing();
    const [row] = await tx
      .select()
      .from(serviceStates)
      .where(eq(serviceStates.serviceId, serviceId))
      .for('update');
    const before = stateOf(row);
    const minutes = await tx
      .select()
      .from(serviceOutcomes)
      .where(and(eq(serviceOutcomes.serviceId, serviceId), gt(serviceOutcomes.minute, new Date(now - HOUR))))
      .orderBy(asc(serviceOutcomes.minute));
    const after = judgeService(
      before,
      minutes.map((each) => ({ ...each, minute: each.minute.getTime() })),
      now,
      context.outages.thresholds,
    );
    if (JSON.stringify(after) === JSON.stringify(before)) return;
    const isClosing = before.closedAt === null && after.closedAt !== null;
    await write(tx, serviceId, after, {
      ...(isClosing && { probeAt: new Date(now + context.outages.thresholds.probeEveryMs) }),
    });
    if (isClosing) await tellClosed(tx, serviceId, after, now);
  });
}

const dated = (at: number | null) => (at === null ? null : new Date(at));

async function write(
  tx: Queries,
  serviceId: string,
  state: ServiceState,
  more: { readonly probeAt?: Date | null },
): Promise<void> {
  const { failingSince, failedAt, closedAt, reopenedAt, slowSince } = state;
  const times = { failingSince, failedAt, closedAt, reopenedAt, slowSince };
  const set = Object.fromEntries(Object.entries(times).map(([name, at]) => [name, dated(at)]));
  await tx
    .update(serviceStates)
    .set({ ...set, ...more })
    .where(eq(serviceStates.serviceId, serviceId));
}

/** Probes each closed service that is due. The update claims the services, so that one server probes at a time. */
async function probeClosed(context: AppContext): Promise<void> {
  const { db, clock, outages } = context;
  const now = clock();
  const due = await db
    .update(serviceStates)
    .set({ probeAt: new Date(now + outages.thresholds.probeEveryMs) })
    .where(and(isNotNull(serviceStates.closedAt), lte(serviceStates.probeAt, new Date(now))))
    .returning();
  for (const row of due)
    if (await serves(row.serviceId, stateOf(row), context)) await reopen(row.serviceId, context);
}

async function serves(serviceId: string, { closedAt }: ServiceState, context: AppContext): Promise<boolean> {
  const { provider, clock } = context;
  if (!provider.isServing) return clock() - (closedAt ?? 0) >= TRIAL_AFTER_MS;
  try {
    return await inTime(provider.isServing(serviceId), PROBE_MS, providerSilent);
  } catch {
    return false;
  }
}

/**
 * Reopens a service. Discards its earlier outcomes, but keeps the start of the outage, so that it is closed at once
 * if it still fails.
 */
function reopen(serviceId: string, context: AppContext): Promise<void> {
  return context.db.transaction(async (tx) => {
    const now = context.clock();
    const reopened = { closedAt: null, failedAt: null, probeAt: null, reopenedAt: new Date(now) };
    const [row] = await tx
      .update(serviceStates)
      .set(reopened)
      .where(and(eq(serviceStates.serviceId, serviceId), isNotNull(serviceStates.closedAt)))
      .returning();
    if (!row) return;
    await tx.delete(serviceOutcomes).where(eq(serviceOutcomes.serviceId, serviceId));
    const service = await findService(tx, serviceId);
    const name = nameOf(service, serviceId);
    const news = {
      title: `${name} is open for sale again`,
      body: 'It works again. You can sell it as before.',
    };
    await createNotice(tx, null, news, now, 'info');
    if (service) await recordService(tx, service, 'outage.ended', { at: now });
  });
}

async function tellClosed(tx: Queries, serviceId: string, state: ServiceState, now: number): Promise<void> {
  const service = await findService(tx, serviceId);
  const name = nameOf(service, serviceId);
  const downSince = state.failingSince ?? now;
  const since = formatMoment(downSince, now);
  const news = {
    title: `${name} is closed for sale`,
    body: `Most orders have failed since ${since}. It opens again automatically as soon as it works. Open sales are settled as usual, and nothing else is charged in the meantime.`,
  };
  await createNotice(tx, null, news, now, 'outage');
  if (service) await recordService(tx, service, 'outage.begun', { at: now, downSince });
}

const findService = async (tx: Queries, serviceId: string): Promise<ServiceRow | undefined> =>
  (await tx.select().from(services).where(eq(services.id, serviceId)))[0];

/** For example "MTN (data)", because a network sells in several categories. */
const nameOf = (service: ServiceRow | undefined, serviceId: string): string =>
  service ? `${service.name} (${service.category})` : serviceId;
