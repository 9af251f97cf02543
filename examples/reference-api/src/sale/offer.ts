import { type Category, formatMoney, type PurchaseRequest, parseNaira, toNaira } from '@oja/core';
import { and, eq } from 'drizzle-orm';
import { plans, services } from '../database/catalogue.schema.ts';
import type { Queries } from '../database/open.ts';
import { invalid, Refusal } from '../http/refusal.ts';

/** What is sold, at the price of this moment. */
export interface Offer {
  readonly service: typeof services.$inferSelect;
  readonly plan: typeof plans.$inferSelect;
}

/** Finds what the request asks for and refuses what can't be sold, or not at the price that the buyer saw. */
export async function findOffer(db: Queries, category: Category, request: PurchaseRequest): Promise<Offer> {
  if (!request.planId) throw invalid('planId', 'Choose a plan.');
  const [offer] = await db
    .select({ service: services, plan: plans })
    .from(plans)
    .innerJoin(services, eq(services.id, plans.serviceId))
    .where(
      and(eq(plans.id, request.planId), eq(services.id, request.serviceId), eq(services.category, category)),
    );
  if (!offer) throw invalid('planId', 'This plan is not sold here. Load the plans again.');
  const { service, plan } = offer;
  if (!service.available) {
    throw new Refusal(
      409,
      'service_unavailable',
      service.notice ?? `${service.name} can't be sold right now.`,
    );
  }
  if (parseNaira(request.expectedPrice) !== plan.price) {
    throw new Refusal(
      409,
      'price_changed',
      `The price is now ${formatMoney(plan.price)}. You have not been charged.`,
      {
        data: { price: toNaira(plan.price) },
      },
    );
  }
  return offer;
}
