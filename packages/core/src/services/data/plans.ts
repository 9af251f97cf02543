import { hasWords } from '../../format/foldText.ts';
import { asKobo, type Kobo } from '../../format/kobo.ts';
import type { Plan } from '../../schemas/service.ts';

/** How agents speak of a plan's life: up to 3 days, up to 15 days, longer. */
export const validities = ['daily', 'weekly', 'monthly'] as const;
export type Validity = (typeof validities)[number];

/** What narrows a long price list. `null` narrows nothing. */
export interface PlanFilter {
  readonly search: string;
  readonly kind: string | null;
  readonly validity: Validity | null;
}

export const everyPlan: PlanFilter = { search: '', kind: null, validity: null };

/** Null where the server does not say how long the plan lasts. */
export function validityOf({ validityDays }: Plan): Validity | null {
  if (!validityDays) return null;
  if (validityDays <= 3) return 'daily';
  return validityDays <= 15 ? 'weekly' : 'monthly';
}

/** What a gigabyte costs, in kobo rounded to whole naira (1 GB = 1000 MB), or null for a plan without a size. */
export function pricePerGb({ price, sizeMb }: Plan): Kobo | null {
  return sizeMb ? asKobo(Math.round((price * 10) / sizeMb) * 100) : null;
}

const searchable = (plan: Plan) =>
  `${plan.name}|${plan.kind ?? ''}|${plan.validityDays ?? ''}days|${plan.price / 100}`;

/** Months before weeks before days, as agents sell them; small before large, cheap before dear. */
function inOrder(a: Plan, b: Plan): number {
  const rank = (plan: Plan) => -validities.indexOf(validityOf(plan) ?? 'daily');
  return rank(a) - rank(b) || (a.sizeMb ?? 0) - (b.sizeMb ?? 0) || a.price - b.price;
}

/** The plans that a filter leaves, in the order in which they are shown. Every word of the search must be found. */
export function findPlans(plans: readonly Plan[], { search, kind, validity }: PlanFilter): Plan[] {
  // A number and its unit are one word: "1 GB" is not whatever has a 1 and a GB somewhere.
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
