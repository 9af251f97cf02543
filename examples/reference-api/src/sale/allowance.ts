import { type Kobo, lagosDay } from '@oja/core';
import { and, eq, gte, sql } from 'drizzle-orm';
import { apiKeySpend, apiKeys, widgetSessions } from '../database/identity.schema.ts';
import type { Queries } from '../database/open.ts';
import { Refusal } from '../http/refusal.ts';
import type { WidgetCaller } from '../identity/caller.ts';

const overLimit = () =>
  new Refusal(403, 'over_limit', 'This is more than this site may sell at once. You have not been charged.');

const overDay = () =>
  new Refusal(403, 'over_limit', 'This site has sold all that it may today. You have not been charged.');

/**
 * Takes a sale's price off what the embed's session may still spend, and off what its key may spend on the day of `at`
 * (ms), or refuses.
 */
export async function spendAllowance(
  tx: Queries,
  caller: WidgetCaller,
  price: Kobo,
  at: number,
): Promise<void> {
  if (price > caller.maxPerSale) throw overLimit();
  const taken = await tx
    .update(widgetSessions)
    .set({ spent: sql`${widgetSessions.spent} + ${price}` })
    .where(
      and(
        eq(widgetSessions.id, caller.widgetSessionId),
        gte(sql`${widgetSessions.maxAmount} - ${widgetSessions.spent}`, price),
      ),
    )
    .returning({ id: widgetSessions.id });
  if (taken.length === 0) throw overLimit();
  await spendOfDay(tx, caller.apiKeyId, price, at);
}

/** One row for each key and day: sessions opened side by side share it, so many of them spend no more than one. */
async function spendOfDay(tx: Queries, apiKeyId: string, price: Kobo, at: number): Promise<void> {
  const [key] = await tx.select({ limit: apiKeys.dailyLimit }).from(apiKeys).where(eq(apiKeys.id, apiKeyId));
  if (!key || price > key.limit) throw overDay();
  const together = sql`${apiKeySpend.spent} + ${price}`;
  const taken = await tx
    .insert(apiKeySpend)
    .values({ apiKeyId, day: lagosDay(at), spent: price })
    .onConflictDoUpdate({
      target: [apiKeySpend.apiKeyId, apiKeySpend.day],
      set: { spent: together },
      setWhere: sql`${together} <= ${key.limit}`,
    })
    .returning({ spent: apiKeySpend.spent });
  if (taken.length === 0) throw overDay();
}

/** Gives back the price of a sale that failed, to its session and to the day on which it was made (`at`, ms). */
export async function restoreAllowance(
  tx: Queries,
  widgetSessionId: string,
  price: Kobo,
  at: number,
): Promise<void> {
  const [session] = await tx
    .update(widgetSessions)
    .set({ spent: sql`${widgetSessions.spent} - ${price}` })
    .where(eq(widgetSessions.id, widgetSessionId))
    .returning({ apiKeyId: widgetSessions.apiKeyId });
  if (!session) return;
  await tx
    .update(apiKeySpend)
    .set({ spent: sql`greatest(${apiKeySpend.spent} - ${price}, 0)` })
    .where(and(eq(apiKeySpend.apiKeyId, session.apiKeyId), eq(apiKeySpend.day, lagosDay(at))));
}
