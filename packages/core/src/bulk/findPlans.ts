import type { Plan, Service } from '../schemas/service.ts';
import { normaliseWords } from './readLine.ts';

const sizeWord = (sizeMb: number) => (sizeMb >= 1000 ? `${sizeMb / 1000}gb` : `${sizeMb}mb`);
/** A size of data, as a word of a line. */
export const SIZE = /^\d+(?:\.\d+)?(?:gb|mb|tb)$/;
const sizeIn = (word: string) =>
  Number.parseFloat(word) * (word.endsWith('tb') ? 1_000_000 : word.endsWith('gb') ? 1000 : 1);

/** Whether the plan is called so, or is that large, or lasts that long. */
function fits(plan: Plan, names: readonly string[], word: string): boolean {
  if (SIZE.test(word) && plan.sizeMb !== undefined) return plan.sizeMb === sizeIn(word);
  if (/^\d+d$/.test(word) && plan.validityDays !== undefined)
    return plan.validityDays === Number.parseInt(word, 10);
  return names.includes(word);
}

/**
 * The plans that all words fit; where some of them are called by nothing else, only those: "compact" is no "Compact
 * Plus". A plan's id is that plan alone.
 */
function findNamed(plans: readonly Plan[], words: readonly string[], figures: readonly string[]): Plan[] {
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
  const found = (exact.length > 0 ? exact : named).map(({ plan }) => plan);
  const priced = found.filter(({ price }) => figures.some((figure) => Number(figure) * 100 === price));
  return priced.length > 0 ? priced : found;
}

/** The plans of these services that the words and figures of a line name. */
export const findPlans = (
  offered: readonly Service[],
  words: readonly string[],
  figures: readonly string[],
) =>
  offered.flatMap((service) => findNamed(service.plans, words, figures).map((plan) => ({ service, plan })));
