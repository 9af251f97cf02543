import { notCharged } from '@oja/core';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { PlanRow } from '../catalogue/load.ts';
import { plans } from '../database/catalogue.schema.ts';
import type { Queries } from '../database/open.ts';
import { stockHolds } from '../database/stock.schema.ts';
import { Refusal } from '../http/refusal.ts';

function outOfStock(left: number): Refusal {
  const sentence = left === 0 ? 'This is sold out.' : `Only ${left} left.`;
  return new Refusal(409, 'out_of_stock', `${sentence} ${notCharged}`, { data: { left } });
}

/** Throws if too few units are left. `reserveStock` detects concurrent sales later. */
export function checkStock({ stock }: Pick<PlanRow, 'stock'>, quantity: number): void {
  if (stock !== null && stock < quantity) throw outOfStock(stock);
}

/**
 * Reduces the stock of a plan. If it throws a Refusal, it has written nothing. Call it under the wallet's lock: the
 * plan's row is always locked after a wallet and after a sale.
 */
export async function reserveStock(tx: Queries, planId: string, quantity: number): Promise<void> {
  const taken = await tx
    .update(plans)
    .set({ stock: sql`${plans.stock} - ${quantity}` })
    .where(and(eq(plans.id, planId), gte(plans.stock, quantity)))
    .returning({ id: plans.id });
  if (taken.length > 0) return;
  const [plan] = await tx.select({ stock: plans.stock }).from(plans).where(eq(plans.id, planId));
  throw outOfStock(plan?.stock ?? 0);
}

/** Records the units that a sale holds. */
export async function recordReservation(tx: Queries, hold: typeof stockHolds.$inferInsert): Promise<void> {
  await tx.insert(stockHolds).values(hold);
}

/** Deletes the held units of a delivered sale. */
export async function endReservation(tx: Queries, transactionId: string): Promise<void> {
  await tx.delete(stockHolds).where(eq(stockHolds.transactionId, transactionId));
}

/** Returns the held units of an undelivered sale to the stock. A repeated call has no effect. */
export async function returnReserved(tx: Queries, transactionId: string): Promise<void> {
  const [hold] = await tx.delete(stockHolds).where(eq(stockHolds.transactionId, transactionId)).returning();
  if (!hold) return;
  await tx
    .update(plans)
    .set({ stock: sql`${plans.stock} + ${hold.quantity}` })
    .where(eq(plans.id, hold.planId));
}
