import { formatMoney, type Kobo, kobo, lagosDay, notCharged } from '@oja/core';
import { and, eq, gte, sql } from 'drizzle-orm';
import { apiKeySpend, apiKeys, widgetSessions } from '../database/identity.schema.ts';
import type { Queries } from '../database/open.ts';
import type { transactions } from '../database/sale.schema.ts';
import { Refusal } from '../http/refusal.ts';
import type { ApiKeyCaller, WidgetCaller } from '../identity/caller.ts';

const overLimit = () =>
  new Refusal(403, 'over_limit', `This is more than this site may sell in one sale. ${notCharged}`);

const overSession = () =>
  new Refusal(403, 'over_limit', `This is more than this site may still sell right now. ${notCharged}`);

const overDay = () =>
  new Refusal(403, 'over_limit', `This site has reached its limit for today. ${notCharged}`);

const overKeyLimit = (most: Kobo) =>
  new Refusal(
    403,
    'over_limit',
    `This key may sell for at most ${formatMoney(most)} in one sale. ${notCharged}`,
  );

const overKeyDay = (most: Kobo, left: number) =>
  new Refusal(
    403,
    'over_daily_limit',
    `This key and its widgets may sell for ${formatMoney(most)} a day; ${formatMoney(kobo(left))} is left until midnight in Lagos. ${notCharged}`,
  );

/**
 * Deducts a sale's price from what its seller may spend on the day of `at` (ms), or throws. A widget session has its
 * own limit, and the limits of its key apply too. Call it while the wallet is locked.
 */
export async function spendAllowance(
  tx: Queries,
  caller: WidgetCaller | ApiKeyCaller,
  price: Kobo,
  at: number,
): Promise<void> {
  if (caller.kind === 'widget') await spendSession(tx, caller, price);
  await spendOfKey(tx, caller, price, at);
}

async function spendSession(tx: Queries, caller: WidgetCaller, price: Kobo): Promise<void> {
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
  if (taken.length === 0) throw overSession();
}

/** One row per key and day, shared by the key and its sessions, so that many sessions together respect the limit. */
async function spendOfKey(
  tx: Queries,
  { kind, apiKeyId }: WidgetCaller | ApiKeyCaller,
  price: Kobo,
  at: number,
): Promise<void> {
  const { dailyLimit, maxPerSale } = apiKeys;
  const [key] = await tx.select({ dailyLimit, maxPerSale }).from(apiKeys).where(eq(apiKeys.id, apiKeyId));
  if (!key) throw new Error('A key vanished while it was selling');
  if (key.maxPerSale !== null && price > key.maxPerSale)
    throw kind === 'widget' ? overLimit() : overKeyLimit(key.maxPerSale);
  const day = lagosDay(at);
  const together = sql`${apiKeySpend.spent} + ${price}`;
  const taken =
    price > key.dailyLimit
      ? []
      : await tx
          .insert(apiKeySpend)
          .values({ apiKeyId, day, spent: price })
          .onConflictDoUpdate({
            target: [apiKeySpend.apiKeyId, apiKeySpend.day],
            set: { spent: together },
            setWhere: sql`${together} <= ${key.dailyLimit}`,
          })
          .returning({ spent: apiKeySpend.spent });
  if (taken.length > 0) return;
  if (kind === 'widget') throw overDay();
  const [today] = await tx.select().from(apiKeySpend).where(ofDay(apiKeyId, day));
  throw overKeyDay(key.dailyLimit, Math.max(0, key.dailyLimit - (today?.spent ?? 0)));
}

const ofDay = (apiKeyId: string, day: string) =>
  and(eq(apiKeySpend.apiKeyId, apiKeyId), eq(apiKeySpend.day, day));

/** The seller, as recorded in the sale's row. */
type SoldBy = Pick<typeof transactions.$inferSelect, 'apiKeyId' | 'widgetSessionId' | 'amount' | 'createdAt'>;

/** Returns the price of a failed sale to its session, and to its key's limit of the day of the sale. */
export async function restoreAllowance(tx: Queries, sale: SoldBy): Promise<void> {
  const { amount: price, widgetSessionId } = sale;
  const apiKeyId =
    widgetSessionId === null ? sale.apiKeyId : await restoreSession(tx, widgetSessionId, price);
  if (apiKeyId === null) return;
  await tx
    .update(apiKeySpend)
    .set({ spent: sql`greatest(${apiKeySpend.spent} - ${price}, 0)` })
    .where(ofDay(apiKeyId, lagosDay(sale.createdAt.getTime())));
}

/** Returns the session's key id; `null` if the session no longer exists. */
async function restoreSession(tx: Queries, widgetSessionId: string, price: Kobo): Promise<string | null> {
  const [session] = await tx
    .update(widgetSessions)
    .set({ spent: sql`${widgetSessions.spent} - ${price}` })
    .where(eq(widgetSessions.id, widgetSessionId))
    .returning({ apiKeyId: widgetSessions.apiKeyId });
  return session?.apiKeyId ?? null;
}
