import { asc } from 'drizzle-orm';
import { plans, services } from '../database/catalogue.schema.ts';
import type { Queries } from '../database/open.ts';
import { planAt } from '../prices/planPrices.ts';

/** A row of the database, which is the source of current prices. */
export type ServiceRow = typeof services.$inferSelect;
export type PlanRow = typeof plans.$inferSelect;

/** Loads every service with its plans, at their prices of `now` (ms since 1970), in catalogue order. */
export async function loadCatalogue(
  db: Queries,
  now: number,
): Promise<readonly { service: ServiceRow; plans: readonly PlanRow[] }[]> {
  const [allServices, allPlans] = await Promise.all([
    db.select().from(services).orderBy(asc(services.position)),
    db.select(planAt(now)).from(plans).orderBy(asc(plans.position)),
  ]);
  const byService = Map.groupBy(allPlans, ({ serviceId }) => serviceId);
  return allServices.map((service) => ({ service, plans: byService.get(service.id) ?? [] }));
}
