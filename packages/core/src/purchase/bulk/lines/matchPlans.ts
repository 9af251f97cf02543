import type { Plan } from '../../../catalogue/serviceSchema.ts';
import { type Kobo, parseNaira } from '../../../money/kobo.ts';
import { type Figure, normaliseWords } from './readLine.ts';

const sizeWord = (sizeMb: number) => (sizeMb >= 1000 ? `${sizeMb / 1000}gb` : `${sizeMb}mb`);
/** A data size, as a word of a line. */
export const SIZE = /^\d+(?:\.\d+)?(?:gb|mb|tb)$/;
const sizeIn = (word: string) =>
  Number.parseFloat(word) * (word.endsWith('tb') ? 1_000_000 : word.endsWith('gb') ? 1000 : 1);

/** True if the word is part of the plan's name, its size or its validity. */
function fits(plan: Plan, names: readonly string[], word: string): boolean {
  if (SIZE.test(word) && plan.sizeMb !== undefined) return plan.sizeMb === sizeIn(word);
  if (/^\d+d$/.test(word) && plan.validityDays !== undefined)
    return plan.validityDays === Number.parseInt(word, 10);
  return names.includes(word);
}

/**
 * Returns the plans that match all words. If the words cover the whole name of some plans, returns only those:
 * "compact" then does not match "Compact Plus". The id of a plan matches only that plan.
 */
export function matchPlans(plans: readonly Plan[], words: readonly string[]): readonly Plan[] {
  const id = words.join('-');
  const same = plans.filter((plan) => normaliseWords(plan.id).join('-') === id);
  if (same.length > 0) return same;
  const named = plans.flatMap((plan) => {
    const names = normaliseWords(`${plan.name} ${plan.kind ?? ''}`);
    if (!words.every((word) => fits(plan, names, word))) return [];
    const own = normaliseWords(plan.name).filter((word) => word !== sizeWord(plan.sizeMb ?? -1));
    return [{ plan, isExact: own.every((word) => words.includes(word)) }];
  });
  const exact = named.filter(({ isExact }) => isExact);
  return (exact.length > 0 ? exact : named).map(({ plan }) => plan);
}

/** True if the amount is the plan's price, or a figure in its name ("₦100 card"). */
export function isWorth(plan: Plan, amount: Kobo | null): boolean {
  if (amount === null) return false;
  const inName = normaliseWords(plan.name).map((word) => parseNaira(word.replace(/^₦/, '')));
  return plan.price === amount || inName.includes(amount);
}

/** Returns a figure as money in kobo; `null` if it is not an amount. */
export const worthOf = ({ text }: Figure): Kobo | null => parseNaira(text);
