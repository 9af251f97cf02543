import { inArray, sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import type { AppContext } from '../appContext.ts';
import { transactions } from '../database/sale.schema.ts';

/**
 * Gauges of open sales, read from the database on each scrape, so that all servers report the same. `forget` marks
 * them as unknown if the database is unreachable.
 */
export function openSalesGauges(
  registry: Registry,
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
): { measure(): Promise<void>; forget(): void } {
  const registers = [registry];
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const open = gauge('oja_open_sales', 'Sales whose end is not known.');
  const held = gauge('oja_held_kobo', 'Money that is held for sales without an end.');
  const oldest = gauge('oja_oldest_open_sale_seconds', 'For how long the oldest of them has been open.');
  const due = gauge('oja_due_sales', 'Open sales about which the provider should have been asked by now.');
  const queue = gauge('oja_queue_age_seconds', 'For how long the first of those has been waiting for it.');
  return {
    async measure() {
      const now = clock();
      const ageOf = (first: unknown) => (first === null ? 0 : Math.max(0, (now - Number(first)) / 1000));
      const found = await countOpen(db, now);
      open.set(found.open);
      held.set(found.held);
      oldest.set(ageOf(found.first));
      due.set(found.due);
      queue.set(ageOf(found.firstDue));
    },
    // An unknown number is not 0.
    forget() {
      for (const one of [open, held, oldest, due, queue]) one.set(Number.NaN);
    },
  };
}

async function countOpen(db: AppContext['db'], now: number) {
  const isDue = sql`${transactions.dueAt} <= ${new Date(now).toISOString()}::timestamptz`;
  const [found] = await db
    .select({
      open: sql`count(*)`.mapWith(Number),
      held: sql`coalesce(sum(${transactions.amount}), 0)`.mapWith(Number),
      due: sql`count(*) filter (where ${isDue})`.mapWith(Number),
      first: sql`extract(epoch from min(${transactions.createdAt})) * 1000`,
      firstDue: sql`extract(epoch from min(${transactions.dueAt}) filter (where ${isDue})) * 1000`,
    })
    .from(transactions)
    .where(inArray(transactions.status, ['processing', 'pending']));
  return found ?? { open: 0, held: 0, due: 0, first: null, firstDue: null };
}
