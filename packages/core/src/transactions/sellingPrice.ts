import { asKobo, type Kobo, kobo } from '../format/kobo.ts';
import type { Markup, SellingRule } from '../schemas/sellingPrice.ts';

/** The most that a rule adds in per cent: 100 %, in hundredths of a per cent. */
export const MOST_BASIS_POINTS = 10_000;
/** The most that a rule adds to one thing, and that a plan's own price is above its cost: ₦10,000. */
export const MOST_ADDED: Kobo = /* @__PURE__ */ kobo(1_000_000);

/** What a selling price follows from. `price` is what the wallet is debited for all of it, in kobo. */
export interface PricedSale {
  readonly category?: string | undefined;
  readonly serviceId?: string | undefined;
  readonly planId?: string | null | undefined;
  readonly price: Kobo;
  /** How many are bought at once. Left out: one. */
  readonly quantity?: number | undefined;
}

type Scope = Pick<SellingRule, 'category' | 'serviceId' | 'planId'>;

/** The narrower rule stands: 3 for a plan, 2 for a service, 1 for a category, 0 for everything. */
const narrowness = ({ category, serviceId, planId }: Scope): number =>
  planId ? 3 : serviceId ? 2 : category ? 1 : 0;

/** Whether a rule speaks of this sale. */
function covers({ category, serviceId, planId }: Scope, sale: PricedSale): boolean {
  if (planId) return planId === sale.planId && (!serviceId || serviceId === sale.serviceId);
  if (serviceId) return serviceId === sale.serviceId;
  return !category || category === sale.category;
}

/** The rule that a sale follows: that of its plan, else of its service, its category, or of everything. */
export function findSellingRule(rules: readonly SellingRule[], sale: PricedSale): SellingRule | null {
  return rules
    .filter((rule) => covers(rule, sale))
    .reduce<SellingRule | null>(
      (found, rule) => (found && narrowness(found) >= narrowness(rule) ? found : rule),
      null,
    );
}

/** A part of an amount, rounded up to whole naira, which a customer can pay in cash. Whole numbers all the way. */
function percentOf(price: number, basisPoints: number): number {
  const whole = Math.floor(price / 10_000) * basisPoints;
  const rest = Math.ceil(((price % 10_000) * basisPoints) / 10_000);
  return Math.ceil((whole + rest) / 100) * 100;
}

function priceBy(markup: Markup, { price, quantity = 1 }: PricedSale): number {
  switch (markup.kind) {
    case 'percent':
      return price + percentOf(price, markup.basisPoints);
    case 'add':
      return price + markup.amount * quantity;
    case 'price':
      return markup.amount * quantity;
  }
}

/** What the agent's customer pays for a sale by the agent's rules, in kobo; `null` where the agent has set none for it. */
export function sellingPriceOf(rules: readonly SellingRule[], sale: PricedSale): Kobo | null {
  const rule = findSellingRule(rules, sale);
  return rule && asKobo(priceBy(rule.markup, sale));
}

/** What a sale would earn by the agent's rules, in kobo, before it is made; below zero where it is sold under its cost. */
export function expectedProfitOf(rules: readonly SellingRule[], sale: PricedSale): Kobo | null {
  const price = sellingPriceOf(rules, sale);
  return price === null ? null : ((price - sale.price) as Kobo);
}

/** What sales would earn together, in kobo; `null` where the agent has set no price for any of them. */
export function expectedProfitOfAll(
  rules: readonly SellingRule[],
  sales: readonly PricedSale[],
): Kobo | null {
  const known = sales.map((sale) => expectedProfitOf(rules, sale)).filter((profit) => profit !== null);
  return known.length === 0 ? null : (known.reduce<number>((sum, profit) => sum + profit, 0) as Kobo);
}

/** Why a markup can't be set; `below-cost` and `above` name the bound in kobo. */
export type MarkupIssue =
  | { readonly kind: 'percent-range' }
  | { readonly kind: 'add-range' }
  /** Only a plan has a price of its own. */
  | { readonly kind: 'no-plan' }
  | { readonly kind: 'below-cost'; readonly cost: Kobo }
  | { readonly kind: 'above'; readonly most: Kobo };

/** What keeps a markup from being set, or `null`. `cost` is what the plan costs the agent; `null` for anything but a plan. */
export function checkMarkup(markup: Markup, cost: Kobo | null): MarkupIssue | null {
  if (markup.kind === 'percent') {
    const { basisPoints } = markup;
    return basisPoints >= 0 && basisPoints <= MOST_BASIS_POINTS ? null : { kind: 'percent-range' };
  }
  const { amount } = markup;
  if (markup.kind === 'add') return amount >= 0 && amount <= MOST_ADDED ? null : { kind: 'add-range' };
  if (cost === null) return { kind: 'no-plan' };
  if (amount < cost) return { kind: 'below-cost', cost };
  const most = kobo(cost + MOST_ADDED);
  return amount > most ? { kind: 'above', most } : null;
}
