import { type Category, toNaira, type Wire } from '@oja/core';
import { loadCatalogue, type PlanRow } from '../catalogue/load.ts';
import type { Handler } from '../http/handler.ts';
import type { AgentCaller, WidgetCaller } from '../identity/caller.ts';

type Service = NonNullable<Wire<'services'>>[number];
type WirePlan = Exclude<NonNullable<Service['plans']>, ''>[number];

/** True when the caller's scopes reach this category; an agent's always do. */
export const maySell = (caller: AgentCaller | WidgetCaller, category: Category): boolean =>
  caller.kind === 'agent' || caller.scopes.includes(`purchase:${category}`);

/** What can be sold, in the order of the catalogue. What an agent earns on a plan is not for an embed's visitors. */
export const services: Handler<'services'> = async ({ caller }, { db }) => {
  const catalogue = await loadCatalogue(db);
  const wirePlan = (plan: PlanRow): WirePlan => ({
    id: plan.id,
    name: plan.name,
    kind: plan.kind,
    sizeMb: plan.sizeMb,
    validityDays: plan.validityDays,
    price: toNaira(plan.price),
    ...(caller.kind === 'agent' && { commission: toNaira(plan.commission) }),
  });
  const data = catalogue
    .filter(({ service }) => maySell(caller, service.category))
    .map(
      ({ service, plans }): Service => ({
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
        plans: plans.map(wirePlan),
      }),
    );
  return { data };
};
