import { randomUUID } from 'node:crypto';
import { formatDateTime, formatMoney, type Kobo } from '@oja/core';
import { eq } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { plans, services } from '../database/catalogue.schema.ts';
import { priceChanges } from '../database/price.schema.ts';
import { invalid, notFound, Refusal } from '../http/refusal.ts';
import { createNotice } from '../identity/agentNotification.ts';
import { recordService } from '../webhooks/recordDomainEvents.ts';
import { planAt, wirePlan } from './planPrices.ts';

/** The operator's announcement: a plan's new price in kobo, and its start in ms since 1970. */
export interface PriceAnnouncement {
  readonly planId: string;
  readonly price: Kobo;
  /** The agent's commission on it; unchanged if omitted. */
  readonly commission?: Kobo | undefined;
  readonly from: number;
}

/**
 * Stores a future price and notifies every agent in the same transaction. Throws for an unknown plan, a time in the
 * past, and a second price for the same time.
 */
export function announcePrice(
  { planId, price, commission, from }: PriceAnnouncement,
  context: AppContext,
): Promise<string> {
  const now = context.clock();
  if (from <= now) throw invalid('from', 'Choose a time in the future.');
  return context.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ plan: planAt(now), service: services })
      .from(plans)
      .innerJoin(services, eq(services.id, plans.serviceId))
      .where(eq(plans.id, planId));
    if (!found) throw notFound('There is no such plan.');
    const { plan, service } = found;
    if ((commission ?? plan.commission) >= price)
      throw invalid('price', 'The price must be higher than the agent’s commission.');
    const made = await tx
      .insert(priceChanges)
      .values({
        id: randomUUID(),
        planId,
        price,
        commission: commission ?? null,
        startsAt: new Date(from),
        announcedAt: new Date(now),
      })
      .onConflictDoNothing()
      .returning();
    if (made.length === 0)
      throw new Refusal(409, 'announced_before', 'A price for this time was already announced.');
    const name = [service.name, plan.name, plan.kind].filter(Boolean).join(' ');
    const title = `${name} costs ${formatMoney(price)} from ${formatDateTime(from, now)}`;
    const body = `Until then it costs ${formatMoney(plan.price)}. No sale is ever made at a price that you have not seen.`;
    await createNotice(tx, null, { title, body }, now, 'info');
    const next = { price, startsAt: new Date(from) };
    await recordService(tx, service, 'price.announced', { at: now, plans: [wirePlan(plan, next)] });
    return title;
  });
}
