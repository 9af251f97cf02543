import { type Category, toNaira, type Wire } from '@oja/core';
import { asc } from 'drizzle-orm';
import { plans, services as table } from '../database/catalogue.schema.ts';
import type { Handler } from '../http/handler.ts';
import type { AgentCaller, WidgetCaller } from '../identity/caller.ts';

type Service = NonNullable<Wire<'services'>>[number];
type WirePlan = Exclude<NonNullable<Service['plans']>, ''>[number];

/** True when the caller's scopes reach this category; an agent's always do. */
export const maySell = (caller: AgentCaller | WidgetCaller, category: Category): boolean =>
  caller.kind === 'agent' || caller.scopes.includes(`purchase:${category}`);

/** What can be sold, in the order of the catalogue. What an agent earns on a plan is not for an embed's visitors. */
export const services: Handler<'services'> = async ({ caller }, { db }) => {
  const [allServices, allPlans] = await Promise.all([
    db.select().from(table).orderBy(asc(table.position)),
    db.select().from(plans).orderBy(asc(plans.position)),
  ]);
  const wirePlan = (plan: typeof plans.$inferSelect): WirePlan => ({
    id: plan.id,
    name: plan.name,
    kind: plan.kind,
    sizeMb: plan.sizeMb,
    validityDays: plan.validityDays,
    price: toNaira(plan.price),
    ...(caller.kind === 'agent' && { commission: toNaira(plan.commission) }),
  });
  const data = allServices
    .filter((service) => maySell(caller, service.category))
    .map(
      (service): Service => ({
        id: service.id,
        category: service.category,
        name: service.name,
        imageUrl: '',
        available: service.available,
        ...(service.notice !== null && { notice: service.notice }),
        ...(service.least !== null &&
          service.most !== null && {
            limits: { min: toNaira(service.least), max: toNaira(service.most) },
          }),
        ...(service.prefixes.length > 0 && { prefixes: [...service.prefixes] }),
        plans: allPlans.filter((plan) => plan.serviceId === service.id).map(wirePlan),
      }),
    );
  return { data };
};
