import { airtime } from './airtime/airtime.ts';
import { cable } from './cable/cable.ts';
import { data } from './data/data.ts';
import type { ServiceDefinition } from './defineService.ts';
import { electricity } from './electricity/electricity.ts';
import { rechargeCard } from './recharge-card/rechargeCard.ts';
import { resultChecker } from './result-checker/resultChecker.ts';

/** What has a tag for a partner's page too, in the order of the menu. */
export const embeddedServices = [
  data,
  airtime,
  electricity,
  cable,
  resultChecker,
] as const satisfies readonly ServiceDefinition[];

/**
 * THE LIST of what an agent sells, in the order of the menu. A category is a folder, and a line: here where only agents
 * sell it, above where a partner's visitors buy it too.
 */
export const catalogue = [...embeddedServices, rechargeCard] as const;

/** The ids of the list. */
export type Category = (typeof catalogue)[number]['id'];
export const categories: readonly Category[] = catalogue.map(({ id }) => id);

/** True for a word of the list: a server may use others. */
export const isCategory = (word: string): word is Category =>
  categories.some((category) => category === word);

const byCategory = new Map<string, ServiceDefinition>(
  catalogue.map((definition) => [definition.id, definition]),
);

/** The definition of a category of the list. */
export const definitionOf = (category: Category): ServiceDefinition =>
  byCategory.get(category) as ServiceDefinition;

/** The definition of a category, or `null` if the catalogue has no such category. */
export const findDefinition = (id: string | undefined): ServiceDefinition | null =>
  byCategory.get(id ?? '') ?? null;
