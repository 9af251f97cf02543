import { airtime } from './airtime/airtime.ts';
import { cable } from './cable/cable.ts';
import { data } from './data/data.ts';
import type { ServiceDefinition } from './defineService.ts';
import { electricity } from './electricity/electricity.ts';
import { rechargeCard } from './recharge-card/rechargeCard.ts';
import { resultChecker } from './result-checker/resultChecker.ts';

/** The services that have an embed for partners' pages too, in menu order. */
export const embeddedServices = [
  data,
  airtime,
  electricity,
  cable,
  resultChecker,
] as const satisfies readonly ServiceDefinition[];

/**
 * All categories that agents sell, in menu order. A new category needs a folder and an entry: here if only agents sell
 * it, in `embeddedServices` if partners' visitors can buy it too.
 */
export const catalogue = [...embeddedServices, rechargeCard] as const;

/** The ids of the catalogue's categories. */
export type Category = (typeof catalogue)[number]['id'];
export const categories: readonly Category[] = catalogue.map(({ id }) => id);

/** True if the catalogue has the category; a server may send others. */
export const isCategory = (word: string): word is Category =>
  categories.some((category) => category === word);

const byCategory = new Map<string, ServiceDefinition>(
  catalogue.map((definition) => [definition.id, definition]),
);

/** The definition of a category in the catalogue. */
export const definitionOf = (category: Category): ServiceDefinition =>
  byCategory.get(category) as ServiceDefinition;

/** The definition of a category, or `null` if the catalogue has no such category. */
export const findDefinition = (id: string | undefined): ServiceDefinition | null =>
  byCategory.get(id ?? '') ?? null;
