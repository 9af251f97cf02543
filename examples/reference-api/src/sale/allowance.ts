import type { Kobo } from '@oja/core';
import { and, eq, gte, sql } from 'drizzle-orm';
import { widgetSessions } from '../database/identity.schema.ts';
import type { Queries } from '../database/open.ts';
import { Refusal } from '../http/refusal.ts';
import type { WidgetCaller } from '../identity/caller.ts';

const overLimit = () =>
  new Refusal(403, 'over_limit', 'This is more than this site may sell at once. You have not been charged.');

/** Takes a sale's price off what the embed's session may still spend, or refuses. */
export async function spendAllowance(tx: Queries, caller: WidgetCaller, price: Kobo): Promise<void> {
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
}

/** Gives it back when the sale failed. */
export async function restoreAllowance(tx: Queries, widgetSessionId: string, price: Kobo): Promise<void> {
  await tx
    .update(widgetSessions)
    .set({ spent: sql`${widgetSessions.spent} - ${price}` })
    .where(eq(widgetSessions.id, widgetSessionId));
}
