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
  const open = gauge('oja_open_sales', 'Sales without a final status.');
  const held = gauge('oja_held_kobo', 'Money held for sales without a final status, in kobo.');
  const oldest = gauge('oja_oldest_open_sale_seconds', 'Age of the oldest of these sales, in seconds.');
  const due = gauge('oja_due_sales', 'Open sales that are due for a requery.');
  const queue = gauge('oja_queue_age_seconds', 'How late the most overdue requery is, in seconds.');
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
