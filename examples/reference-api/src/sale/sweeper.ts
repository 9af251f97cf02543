import { and, asc, inArray, lte } from 'drizzle-orm';
import { transactions } from '../database/sale.schema.ts';
import type { House } from '../house.ts';
import { describeError } from '../http/describeError.ts';
import { reverse } from './reverse.ts';
import { ASK_AGAIN_MS } from './sell.ts';
import { keepPending, settle } from './settle.ts';

type Transaction = typeof transactions.$inferSelect;
const BATCH = 50;
const EVERY_MS = 500;
/**
 * An order that the provider doesn't know may still be on its way for this long after the answer was due: longer than
 * the database lets anything wait.
 */
const ORDER_LOST_MS = 12_000;

/** Asks the provider about every sale that is due and ends those it knows the end of. Any replica may do it, at any time. */
export async function sweep(house: House): Promise<void> {
  const due = await house.db
    .select()
    .from(transactions)
    .where(
      and(
        inArray(transactions.status, ['processing', 'pending']),
        lte(transactions.dueAt, new Date(house.clock())),
      ),
    )
    .orderBy(asc(transactions.dueAt))
    .limit(BATCH);
  for (const sale of due) await sweepOne(sale, house);
  for (const ref of await house.provider.reversals()) {
    if (await reverse(ref, house)) await house.provider.reversalTaken(ref);
  }
}

async function sweepOne(sale: Transaction, house: House): Promise<void> {
  try {
    const answer = await house.provider.requery(sale.ref);
    if (answer.kind === 'pending') await keepPending(sale, answer.askAgainAt, house);
    else if (answer.kind !== 'unknown') await settle(sale, answer, house);
    else if (house.clock() < sale.createdAt.getTime() + house.answerLimitMs + ORDER_LOST_MS)
      await keepPending(sale, house.clock() + ASK_AGAIN_MS, house);
    // We went down between taking the money and sending the order: the provider never had it.
    else await settle(sale, { kind: 'failed', message: 'The order never reached the network.' }, house);
  } catch (error) {
    house.log({ level: 'error', what: 'a sale could not be settled', ...describeError(error) });
    await keepPending(sale, house.clock() + ASK_AGAIN_MS, house);
  }
}

/** Sweeps until stopped; the first time at once, for what a killed server left behind. `stop` waits for a sweep under way. */
export function startSweeper(house: House): { stop(): Promise<void> } {
  let running = Promise.resolve();
  let idle = true;
  const tick = () => {
    if (!idle) return;
    idle = false;
    running = sweep(house)
      .catch((error: unknown) => house.log({ level: 'error', what: 'sweep failed', ...describeError(error) }))
      .finally(() => {
        idle = true;
      });
  };
  tick();
  const timer = setInterval(tick, EVERY_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
}
