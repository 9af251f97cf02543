import { toNaira, type Wire } from '@oja/core';
import { and, asc, eq, getTableColumns, gt, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { PlanRow } from '../catalogue/load.ts';
import { plans } from '../database/catalogue.schema.ts';
import type { Database, Queries } from '../database/open.ts';
import { priceChanges } from '../database/price.schema.ts';
import { omitNull } from '../http/omitNull.ts';

export type NextPrice = typeof priceChanges.$inferSelect;
type Figure = 'price' | 'commission';

/**
 * The last announced value that is effective by `now`, or the plan's own. Column names are raw SQL: a query on one
 * table omits the table's name.
 */
function figureAt<F extends Figure>(figure: F, now: number): SQL<PlanRow[F]> {
  const column = sql.raw(figure);
  return sql<PlanRow[F]>`coalesce((
    select change.${column} from price_changes change
    where change.plan_id = plans.id and change.applied_at is null and change.${column} is not null
      and change.starts_at <= ${new Date(now).toISOString()}::timestamptz
    order by change.starts_at desc limit 1
  ), plans.${column})`.mapWith(plans[figure]);
}

/** The columns of a plan, with the price and commission that are effective at `now` (ms since 1970). */
export const planAt = (now: number) => ({
  ...getTableColumns(plans),
  price: figureAt('price', now).as('price_now'),
  commission: figureAt('commission', now).as('commission_now'),
});

/** The next announced price of each plan that has one, by plan. */
export async function loadNextPrices(db: Queries, now: number): Promise<ReadonlyMap<string, NextPrice>> {
  const ahead = await db
    .select()
    .from(priceChanges)
    .where(and(isNull(priceChanges.appliedAt), gt(priceChanges.startsAt, new Date(now))))
    .orderBy(asc(priceChanges.startsAt));
  return new Map(ahead.toReversed().map((change) => [change.planId, change]));
}

/** Copies due price changes into the plans, so that a look-up finds few changes. Any server may call it at any time. */
export async function applyPriceChanges(db: Database, now: number): Promise<void> {
  const due = and(isNull(priceChanges.appliedAt), lte(priceChanges.startsAt, new Date(now)));
  const [first] = await db.select({ id: priceChanges.id }).from(priceChanges).where(due).limit(1);
  if (!first) return;
  await db.transaction(async (tx) => {
    const changes = await tx
      .update(priceChanges)
      .set({ appliedAt: new Date(now) })
      .where(due)
      .returning();
    for (const { planId, price, commission } of changes.toSorted((a, b) => +a.startsAt - +b.startsAt)) {
      await tx
        .update(plans)
        .set({ price, ...(commission !== null && { commission }) })
        .where(eq(plans.id, planId));
    }
  });
}

type Service = NonNullable<Wire<'services'>>[number];
export type WirePlan = Exclude<NonNullable<Service['plans']>, ''>[number];

/** The public fields of a plan, with the announced price (`next`) and its start. */
export const wirePlan = (
  { id, name, kind, sizeMb, validityDays, price, stock }: PlanRow,
  next: Pick<NextPrice, 'price' | 'startsAt'> | undefined,
): WirePlan =>
  omitNull({
    id,
    name,
    kind,
    sizeMb,
    validityDays,
    price: toNaira(price),
    ...(next && { nextPrice: toNaira(next.price), nextPriceFrom: next.startsAt.toISOString() }),
    stock,
  });
