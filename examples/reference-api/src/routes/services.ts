import { findDefinition, toNaira, type Wire } from '@oja/core';
import { AMOUNT_STEP, mostAtOnce } from '../catalogue/limits.ts';
import { loadCatalogue, type PlanRow, type ServiceRow } from '../catalogue/load.ts';
import type { Handler } from '../http/handler.ts';
import { omitNull } from '../http/omitNull.ts';
import { maySeeServices } from '../identity/scopes.ts';

type Service = NonNullable<Wire<'services'>>[number];
type WirePlan = Exclude<NonNullable<Service['plans']>, ''>[number];

/** What a purchase here is refused for: said before anybody fills in a form. Fields that a category doesn't ask for have none. */
function limitsOf(service: ServiceRow): Pick<Service, 'limits'> {
  const { least, most, category } = service;
  const asksHowMany = findDefinition(category)?.fields.some(({ kind }) => kind === 'quantity');
  const limits = {
    ...(least !== null && { min: toNaira(least), step: toNaira(AMOUNT_STEP) }),
    ...(most !== null && { max: toNaira(most) }),
    ...(asksHowMany && { quantity: mostAtOnce(service) }),
  };
  return Object.keys(limits).length > 0 ? { limits } : {};
}

/** What can be sold, in the order of the catalogue. What an agent earns on a plan is not for an embed's visitors. */
export const services: Handler<'services'> = async ({ caller }, { db }) => {
  const catalogue = await loadCatalogue(db);
  const wirePlan = (plan: PlanRow): WirePlan =>
    omitNull({
      id: plan.id,
      name: plan.name,
      kind: plan.kind,
      sizeMb: plan.sizeMb,
      validityDays: plan.validityDays,
      price: toNaira(plan.price),
      ...(caller.kind === 'agent' && { commission: toNaira(plan.commission) }),
      stock: plan.stock,
    });
  const data = catalogue
    .filter(({ service }) => maySeeServices(caller, service.category))
    .map(
      ({ service, plans }): Service => ({
        id: service.id,
        category: service.category,
        name: service.name,
        imageUrl: '',
        available: service.available,
        ...(service.notice !== null && { notice: service.notice }),
        ...limitsOf(service),
        ...(service.prefixes.length > 0 && { prefixes: [...service.prefixes] }),
        plans: plans.map(wirePlan),
      }),
    );
  return { data };
};
