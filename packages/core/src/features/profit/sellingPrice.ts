import { asKobo, type Kobo, kobo } from '../../money/kobo.ts';
import { type OutcomeEvidence, outcomeOf } from '../../transaction/outcome.ts';
import type { Transaction } from '../../transaction/schema.ts';
import type { Markup, SellingRule } from './schema.ts';

/** The highest percentage of a rule: 100 %, in hundredths of a per cent. */
export const MOST_BASIS_POINTS = 10_000;
/** The most that a rule adds per piece, and that a plan's selling price exceeds its cost: ₦10,000. */
export const MOST_ADDED: Kobo = /* @__PURE__ */ kobo(1_000_000);

/** The data of a purchase that its selling price depends on. `price` is the wallet's debit for all pieces, in kobo. */
export interface PricedSale {
  readonly category?: string | undefined;
  readonly serviceId?: string | undefined;
  readonly planId?: string | null | undefined;
  readonly price: Kobo;
  /** The number of pieces. Omitted: one. */
  readonly quantity?: number | undefined;
}

type Scope = Pick<SellingRule, 'category' | 'serviceId' | 'planId'>;

/** The narrower rule wins: 3 for a plan, 2 for a service, 1 for a category, 0 for everything. */
const narrowness = ({ category, serviceId, planId }: Scope): number =>
  planId ? 3 : serviceId ? 2 : category ? 1 : 0;

/** Whether a rule applies to this purchase. */
function covers({ category, serviceId, planId }: Scope, sale: PricedSale): boolean {
  if (planId) return planId === sale.planId && (!serviceId || serviceId === sale.serviceId);
  if (serviceId) return serviceId === sale.serviceId;
  return !category || category === sale.category;
}

/** The rule for a purchase: the rule of its plan, else of its service, its category, or of everything. */
export function findSellingRule(rules: readonly SellingRule[], sale: PricedSale): SellingRule | null {
  return rules
    .filter((rule) => covers(rule, sale))
    .reduce<SellingRule | null>(
      (found, rule) => (found && narrowness(found) >= narrowness(rule) ? found : rule),
      null,
    );
}

/** A percentage of an amount, rounded up to whole naira, which a customer can pay in cash. Uses integers only. */
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

/** The price that the agent's customer pays by the agent's rules, in kobo; `null` if no rule applies. */
export function sellingPriceOf(rules: readonly SellingRule[], sale: PricedSale): Kobo | null {
  const rule = findSellingRule(rules, sale);
  return rule && asKobo(priceBy(rule.markup, sale));
}

/** The profit that a purchase would earn by the agent's rules, in kobo; negative below the cost, `null` if no rule applies. */
export function expectedProfitOf(rules: readonly SellingRule[], sale: PricedSale): Kobo | null {
  const price = sellingPriceOf(rules, sale);
  return price === null ? null : ((price - sale.price) as Kobo);
}

/** The profit that the purchases would earn together, in kobo; `null` if no rule applies to any of them. */
export function expectedProfitOfAll(
  rules: readonly SellingRule[],
  sales: readonly PricedSale[],
): Kobo | null {
  const known = sales.map((sale) => expectedProfitOf(rules, sale)).filter((profit) => profit !== null);
  return known.length === 0 ? null : (known.reduce<number>((sum, profit) => sum + profit, 0) as Kobo);
}

/** The reason why a markup can't be set; `below-cost` and `above` include the limit in kobo. */
export type MarkupIssue =
  | { readonly kind: 'percent-range' }
  | { readonly kind: 'add-range' }
  /** Only a plan can have a fixed price. */
  | { readonly kind: 'no-plan' }
  | { readonly kind: 'below-cost'; readonly cost: Kobo }
  | { readonly kind: 'above'; readonly most: Kobo };

/** Returns why a markup can't be set, or `null`. `cost` is the plan's cost to the agent; `null` for anything but a plan. */
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

/**
 * The amount that a purchase earned above the wallet's debit, in kobo, without the commission. 0 if it was refunded;
 * `null` while it is open, and if no selling price was set when it was made.
 */
export function profitOf(transaction: Transaction, evidence: OutcomeEvidence = {}): Kobo | null {
  const outcome = outcomeOf(transaction, evidence);
  const { sellingPrice, amount } = transaction;
  if (sellingPrice === undefined || outcome.kind === 'credit') return null;
  if (outcome.money === 'charged') return (sellingPrice - Math.abs(amount)) as Kobo;
  return outcome.money === 'refunded' || outcome.money === 'not-charged' ? kobo(0) : null;
}
