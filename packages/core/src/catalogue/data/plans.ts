import { hasWords } from '../../format/foldText.ts';
import { asKobo, type Kobo } from '../../money/kobo.ts';
import type { Plan } from '../serviceSchema.ts';

/** The agents' names for a plan's validity: up to 3 days, up to 15 days, longer. */
export const validities = ['daily', 'weekly', 'monthly'] as const;
export type Validity = (typeof validities)[number];

/** Filters for a long price list. `null` matches every plan. */
export interface PlanFilter {
  readonly search: string;
  readonly kind: string | null;
  readonly validity: Validity | null;
}

export const everyPlan: PlanFilter = { search: '', kind: null, validity: null };

/** Returns `null` if the server does not send the plan's validity. */
export function validityOf({ validityDays }: Plan): Validity | null {
  if (!validityDays) return null;
  if (validityDays <= 3) return 'daily';
  return validityDays <= 15 ? 'weekly' : 'monthly';
}

/** The price per gigabyte, in kobo rounded to whole naira (1 GB = 1000 MB); `null` for a plan without a size. */
export function pricePerGb({ price, sizeMb }: Plan): Kobo | null {
  return sizeMb ? asKobo(Math.round((price * 10) / sizeMb) * 100) : null;
}

const searchable = (plan: Plan) =>
  `${plan.name}|${plan.kind ?? ''}|${plan.validityDays ?? ''}days|${plan.price / 100}`;

/** Longest validity first, as agents sell them; then small before large, and cheap before expensive. */
function inOrder(a: Plan, b: Plan): number {
  const rank = (plan: Plan) => -validities.indexOf(validityOf(plan) ?? 'daily');
  return rank(a) - rank(b) || (a.sizeMb ?? 0) - (b.sizeMb ?? 0) || a.price - b.price;
}

/** The plans that match a filter, in display order. Every word of the search must match. */
export function findPlans(plans: readonly Plan[], { search, kind, validity }: PlanFilter): Plan[] {
  // A number and its unit are one word, so that "1 GB" does not match a 1 and a GB in different places.
  const words = search.replace(/(\d)\s+(?=(?:[gm]b|days?)\b)/gi, '$1');
  return plans
    .filter(
      (plan) =>
        (kind === null || plan.kind === kind) &&
        (validity === null || validityOf(plan) === validity) &&
        hasWords(searchable(plan), words),
    )
    .sort(inOrder);
}
