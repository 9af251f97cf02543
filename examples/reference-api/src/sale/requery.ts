import { and, asc, inArray, lte } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { reviewOverdue } from '../cases/openCase.ts';
import { transactions } from '../database/sale.schema.ts';
import { logFailure } from '../http/describeError.ts';
import { inTime, providerSilent } from '../http/inTime.ts';
import { countRequeried } from '../outage/outages.ts';
import { reverse } from './reverse.ts';
import { REQUERY_DELAY_MS } from './sell.ts';
import { keepPending, settle } from './settle.ts';
import { latestOf } from './settlement.ts';

type Transaction = typeof transactions.$inferSelect;
const BATCH = 50;
/** Concurrent requeries: fewer than the database connections, so that purchases get one too. */
const AT_ONCE = 8;
/** The timeout of one answer of the provider, in ms. Later answers are ignored. */
const REQUERY_MS = 4_000;
/** The longest delay between two requeries of a sale without an answer, in ms. */
const LONGEST_PAUSE_MS = 60_000;
/**
 * How long after its answer was due an unknown order may still be on its way, in ms: longer than any wait in the
 * database.
 */
const ORDER_LOST_MS = 12_000;

const withProviderTimeout = <T>(asked: Promise<T>, { answerLimitMs }: AppContext): Promise<T> =>
  inTime(asked, Math.min(REQUERY_MS, answerLimitMs), providerSilent);

/**
 * Requeries every due sale, several at a time, and settles those with a final result. `inFlight` contains the sales
 * that an earlier round still requeries, so that an unanswered requery blocks neither its round nor the next one. Any
 * server may call it at any time.
 */
export async function requeryDueSales(context: AppContext, inFlight: Set<string>): Promise<void> {
  const due = await context.db
    .select()
    .from(transactions)
    .where(
      and(
        inArray(transactions.status, ['processing', 'pending']),
        lte(transactions.dueAt, new Date(context.clock())),
      ),
    )
    .orderBy(asc(transactions.dueAt))
    .limit(BATCH);
  const waiting = due.filter(({ id }) => !inFlight.has(id)).values();
  const requeryInTurn = async () => {
    for (const sale of waiting) {
      if (inFlight.has(sale.id)) continue;
      inFlight.add(sale.id);
      await requeryOne(sale, context).finally(() => inFlight.delete(sale.id));
    }
  };
  const free = Math.max(0, AT_ONCE - inFlight.size);
  await Promise.all(Array.from({ length: free }, requeryInTurn));
}

/** Refunds the deliveries that the provider has taken back. */
export async function applyReversals(context: AppContext): Promise<void> {
  for (const ref of await withProviderTimeout(context.provider.reversals(), context)) {
    if (await reverse(ref, context)) await withProviderTimeout(context.provider.reversalTaken(ref), context);
  }
}

async function requeryOne(sale: Transaction, context: AppContext): Promise<void> {
  try {
    const answer = await withProviderTimeout(context.provider.requery(sale.ref), context);
    countRequeried(sale, answer, context);
    if (answer.kind === 'pending') {
      await keepPending(sale, answer.requeryAt, context);
      await reviewIfLate(sale, context);
    } else if (answer.kind !== 'unknown') await settle(sale, answer, context);
    else if (context.clock() < sale.createdAt.getTime() + context.answerLimitMs + ORDER_LOST_MS)
      await keepPending(sale, context.clock() + REQUERY_DELAY_MS, context);
    // The server crashed between the debit and the order: the provider never received it.
    else await settle(sale, { kind: 'failed', message: 'The order never reached the network.' }, context);
  } catch (error) {
    logFailure('a sale could not be settled', error, context);
    await requeryLater(sale, context).catch((second: unknown) => logFailure('a sale waits', second, context));
  }
}

/** Increases the delay with the age of the sale, so that sales without an answer leave capacity for the others. */
async function requeryLater(sale: Transaction, context: AppContext): Promise<void> {
  const now = context.clock();
  const pause = Math.min(LONGEST_PAUSE_MS, Math.max(REQUERY_DELAY_MS, (now - sale.createdAt.getTime()) / 4));
  await keepPending(sale, now + pause, context);
  await reviewIfLate(sale, context);
}

/**
 * Opens a review by a person after the sale's last deadline. A sale without a final status is never refunded
 * automatically, because the network may have delivered it or may still do so.
 */
async function reviewIfLate(sale: Transaction, context: AppContext): Promise<void> {
  if (context.clock() >= latestOf(sale, context.settlement)) await reviewOverdue(sale, context);
}
