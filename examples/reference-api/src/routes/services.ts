import { findDefinition, formatMoment, toNaira, type Wire } from '@oja/core';
import type { AppContext } from '../appContext.ts';
import { AMOUNT_STEP, mostAtOnce } from '../catalogue/limits.ts';
import { loadCatalogue, type PlanRow, type ServiceRow } from '../catalogue/load.ts';
import type { Handler } from '../http/handler.ts';
import { mayRead, maySeeServices } from '../identity/scopes.ts';
import type { ServiceState } from '../outage/judgeService.ts';
import { downSince, loadServiceStates } from '../outage/serviceStates.ts';
import { loadNextPrices, wirePlan } from '../prices/planPrices.ts';

type Service = NonNullable<Wire<'services'>>[number];

/** The limits of a purchase, so that a form can check them. Omits limits of fields that the category doesn't have. */
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

/** Whether the service is sold now, with its notice and outage. */
function newsOf(
  { available, notice }: ServiceRow,
  state: ServiceState | undefined,
  context: AppContext,
): Pick<Service, 'available' | 'notice' | 'downSince'> {
  const since = downSince(state, context);
  if (available && since !== undefined)
    return { available: false, downSince: new Date(since).toISOString(), ...(notice !== null && { notice }) };
  const slow = state?.slowSince ?? null;
  const isSlow =
    slow !== null && `Slow since ${formatMoment(slow, context.clock())}: some sales are delayed or fail.`;
  const said = notice ?? isSlow;
  return { available, ...(said && { notice: said }) };
}

/** The services in catalogue order. An embed does not get the agent's commission. */
export const services: Handler<'services'> = async ({ caller }, context) => {
  const { db } = context;
  const now = context.clock();
  const [catalogue, states, nextPrices] = await Promise.all([
    loadCatalogue(db, now),
    loadServiceStates(db),
    loadNextPrices(db, now),
  ]);
  const planOnWire = (plan: PlanRow) => ({
    ...wirePlan(plan, nextPrices.get(plan.id)),
    ...(caller.kind !== 'widget' &&
      mayRead(caller, 'wallet:read') && { commission: toNaira(plan.commission) }),
  });
  const data = catalogue
    .filter(({ service }) => maySeeServices(caller, service.category))
    .map(
      ({ service, plans }): Service => ({
        id: service.id,
        category: service.category,
        name: service.name,
        imageUrl: '',
        ...newsOf(service, states.get(service.id), context),
        ...limitsOf(service),
        ...(service.prefixes.length > 0 && { prefixes: [...service.prefixes] }),
        plans: plans.map(planOnWire),
      }),
    );
  return { data };
};
