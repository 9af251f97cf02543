import {
  type Category,
  definitionOf,
  formatMoney,
  type Kobo,
  kobo,
  notCharged,
  type PurchaseRequest,
  parseNaira,
  toNaira,
} from '@oja/core';
import { and, eq } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { AMOUNT_STEP, mostAtOnce } from '../catalogue/limits.ts';
import type { PlanRow, ServiceRow } from '../catalogue/load.ts';
import { plans, services } from '../database/catalogue.schema.ts';
import type { Queries } from '../database/open.ts';
import { serviceStates } from '../database/outage.schema.ts';
import { invalid, Refusal } from '../http/refusal.ts';
import { refuseClosed } from '../outage/serviceStates.ts';
import { planAt } from '../prices/planPrices.ts';
import { checkStock } from './stock.ts';
import type { ValidatedPurchase } from './validatePurchase.ts';

/** The offered product at its current price. */
export interface Offer {
  readonly planId: string | null;
  readonly name: string;
  readonly description: string;
  readonly price: Kobo;
  readonly commission: Kobo;
  readonly quantity: number;
  /** Whether the plan has a limited stock. */
  readonly isCounted: boolean;
}

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

/** The catalogue's rows for the request. */
interface Listed {
  readonly service: ServiceRow;
  readonly plan: PlanRow | null;
}

/** The price is the plan's; an amount in the request is ignored. */
function planOf({ plan }: Listed, request: PurchaseRequest): PlanRow {
  if (!request.planId) throw invalid('planId', 'Choose a plan.');
  if (!plan) throw invalid('planId', 'This plan is not sold here. Load the plans again.');
  return plan;
}

/** The amount in the request, in whole naira and within the service's limits; commission in whole naira. */
function namedAmount({ least, most, rate }: ServiceRow, request: PurchaseRequest) {
  const price = request.amount === undefined ? null : parseNaira(request.amount);
  if (price === null || price % AMOUNT_STEP !== 0) throw invalid('amount', 'Enter an amount in whole naira.');
  if (least === null || most === null || rate === null) throw new Error('A service without limits');
  if (price < least || price > most) {
    throw invalid('amount', `Enter an amount from ${formatMoney(least)} to ${formatMoney(most)}.`);
  }
  return { price, commission: kobo(Math.round((price * rate) / 1_000_000) * 100) };
}

function checkQuantity(service: ServiceRow, { quantity = 1 }: PurchaseRequest): void {
  const most = mostAtOnce(service);
  if (quantity <= most) return;
  throw invalid('quantity', most === 1 ? 'This is sold one at a time.' : `Buy at most ${most} at once.`);
}

type Quote = (listed: Listed, purchase: ValidatedPurchase) => Omit<Offer, 'isCounted'>;

const data: Quote = (listed, { request, recipient }) => {
  const { service } = listed;
  const plan = planOf(listed, request);
  const { kind, validityDays, price, commission } = plan;
  const description = `${kind}, ${days(validityDays ?? 0)}, to ${recipient}`;
  return {
    planId: plan.id,
    name: `${service.name} ${plan.name}`,
    description,
    price,
    commission,
    quantity: 1,
  };
};

const airtime: Quote = ({ service }, { request, recipient }) => ({
  planId: null,
  name: `${service.name} airtime`,
  description: `Airtime to ${recipient}`,
  quantity: 1,
  ...namedAmount(service, request),
});

const electricity: Quote = ({ service }, { request, recipient }) => ({
  planId: null,
  name: `${service.name} ${request.meterType}`,
  description: `${request.meterType === 'prepaid' ? 'Meter' : 'Account'} ${recipient}`,
  quantity: 1,
  ...namedAmount(service, request),
});

/** A renewal costs the provider's price for this card, which differs from the list because of add-ons. */
const cable: Quote = (listed, { request, recipient, card }) => {
  const { service } = listed;
  if (request.planId === undefined && card?.renewal) {
    const { amount: price, plan } = card.renewal;
    const commission = kobo(Math.round((price * 0.015) / 100) * 100);
    return {
      planId: null,
      name: `${service.name} renewal`,
      description: `${plan}, card ${recipient}`,
      price,
      commission,
      quantity: 1,
    };
  }
  const plan = planOf(listed, request);
  const { price, commission } = plan;
  return {
    planId: plan.id,
    name: `${service.name} ${plan.name}`,
    description: `Card ${recipient}`,
    price,
    commission,
    quantity: 1,
  };
};

const pins: Quote = (listed, { request, recipient }) => {
  const { service } = listed;
  const plan = planOf(listed, request);
  const { quantity = 1 } = request;
  return {
    planId: plan.id,
    name: `${service.name} ${plan.name}`,
    description: `${quantity === 1 ? '1 pin' : `${quantity} pins`}, for ${recipient}`,
    price: kobo(plan.price * quantity),
    commission: kobo(plan.commission * quantity),
    quantity,
  };
};

const quotes: Readonly<Partial<Record<Category, Quote>>> = {
  data,
  airtime,
  electricity,
  cable,
};

/**
 * The quote of a category without its own: the requested quantity of a plan if the form has plans, otherwise the
 * amount.
 */
const asDefined: Quote = (listed, purchase) => {
  const { service } = listed;
  const { category, request, recipient } = purchase;
  const kinds = definitionOf(category).fields.map(({ kind }) => kind);
  if (kinds.includes('plan') && kinds.includes('quantity')) return pins(listed, purchase);
  const common = { name: service.name, description: `To ${recipient}`, quantity: 1 };
  if (!kinds.includes('plan')) return { ...common, planId: null, ...namedAmount(service, request) };
  const { id, name, price, commission } = planOf(listed, request);
  return { ...common, planId: id, name: `${service.name} ${name}`, price, commission };
};

/** Finds the requested product. Throws if it can't be sold, or not at the price that the buyer saw. */
export async function findOffer(
  db: Queries,
  purchase: ValidatedPurchase,
  context: AppContext,
): Promise<Offer> {
  const { category, request } = purchase;
  const [listed] = await db
    .select({ service: services, plan: planAt(context.clock()), state: serviceStates })
    .from(services)
    .leftJoin(plans, and(eq(plans.id, request.planId ?? ''), eq(plans.serviceId, services.id)))
    .leftJoin(serviceStates, eq(serviceStates.serviceId, services.id))
    .where(and(eq(services.id, request.serviceId), eq(services.category, category)));
  if (!listed) throw invalid('serviceId', 'This is not sold here. Load the list again.');
  const { service } = listed;
  checkQuantity(service, request);
  const quoted = (quotes[category] ?? asDefined)(listed, purchase);
  const plan = quoted.planId === null ? null : listed.plan;
  const offer = { ...quoted, isCounted: (plan?.stock ?? null) !== null };
  if (!service.available) {
    const sentence = `${service.notice ?? `${service.name} can’t be sold right now.`} ${notCharged}`;
    throw new Refusal(409, 'service_unavailable', sentence);
  }
  if (plan) checkStock(plan, offer.quantity);
  refuseClosed(service, listed.state, context);
  if (parseNaira(request.expectedPrice) !== offer.price) {
    const sentence = `The price is now ${formatMoney(offer.price)}. ${notCharged}`;
    throw new Refusal(409, 'price_changed', sentence, { data: { price: toNaira(offer.price) } });
  }
  return offer;
}
