import { type Kobo, toNaira } from '@oja/core';
import { loadCatalogue, type PlanRow, type ServiceRow } from '../catalogue/load.ts';
import type { Handler } from '../http/handler.ts';
import { downSince, loadServiceStates } from '../outage/serviceStates.ts';

/** Formats hundredths of a percent: 150 is "1.5%". */
const percent = (rate: number): string => `${Math.round(rate / 10) / 10}%`;

const sum = (amounts: readonly Kobo[]): number => amounts.reduce((all, one) => all + one, 0);

/** The agent's commission: the service's own rate, or the commission of all plans as a share of their prices. */
function discountOn({ rate }: ServiceRow, plans: readonly PlanRow[]): string | undefined {
  if (rate !== null) return percent(rate);
  const cost = sum(plans.map(({ price }) => price));
  return cost === 0 ? undefined : percent((sum(plans.map((plan) => plan.commission)) / cost) * 10_000);
}

/** Adds the category to a name that several services have, such as "MTN" for data and airtime. */
const fullName = ({ name, category }: ServiceRow, all: readonly ServiceRow[]): string =>
  all.filter((service) => service.name === name).length > 1 ? `${name} ${category}` : name;

/**
 * The services that a partner can sell through the API now, in catalogue order, with the price if there is only one.
 */
export const apiServices: Handler<'apiServices'> = async (_, context) => {
  const { db, clock } = context;
  const [catalogue, states] = await Promise.all([loadCatalogue(db, clock()), loadServiceStates(db)]);
  const all = catalogue.map(({ service }) => service);
  const data = catalogue
    .filter(({ service }) => service.available && downSince(states.get(service.id), context) === undefined)
    .map(({ service, plans }) => {
      const [only, ...more] = plans;
      const discount = discountOn(service, plans);
      return {
        id: service.id,
        name: fullName(service, all),
        category: service.category,
        ...(only && more.length === 0 && { price: toNaira(only.price) }),
        ...(discount !== undefined && { discount }),
      };
    });
  return { data };
};
