import { catalogue } from '../../../catalogue/catalogue.ts';
import type { ServiceDefinition } from '../../../catalogue/defineService.ts';
import { discoWords } from '../../../catalogue/electricity/siblingDiscos.ts';
import type { Service } from '../../../catalogue/serviceSchema.ts';
import { hasOwn } from '../../../shared/hasOwn.ts';
import { normaliseWords } from './readLine.ts';

/** The words that people use for a category. A line without such a word is classified by its service and its figures. */
const categoryWords: Readonly<Record<string, readonly string[]>> = {
  data: ['data'],
  airtime: ['airtime', 'vtu', 'topup'],
  electricity: ['electricity', 'electric', 'power', 'light', 'nepa'],
  cable: ['cable', 'tv'],
  'result-checker': ['result', 'checker', 'pin', 'pins', 'exam'],
  'recharge-card': ['recharge', 'card', 'cards', 'epin', 'epins', 'voucher', 'vouchers'],
};
const wordsOfCategory = (id: string): readonly string[] =>
  (hasOwn(categoryWords, id) ? categoryWords[id] : undefined) ?? id.split('-');
const everyCategoryWord = new Set(catalogue.flatMap(({ id }) => wordsOfCategory(id)));

/** The words for the types of meter. */
export const METER_TYPES = new Set(['prepaid', 'postpaid']);

const namesOf = (service: Service): ReadonlySet<string> =>
  new Set(
    [...normaliseWords(`${service.name} ${service.id}`), ...discoWords(service)].filter(
      (word) => !everyCategoryWord.has(word) && !METER_TYPES.has(word),
    ),
  );

/** A category that a line may mean, and a service in it. */
export interface Candidate {
  readonly definition: ServiceDefinition;
  /** `null` if the number's prefix decides. */
  readonly service: Service | null;
  /** The words that name neither the service nor the category. */
  readonly rest: readonly string[];
  /** False if only the number's prefix decides the service, because no word names one. */
  readonly isNamed: boolean;
}

/**
 * Returns the services that the most words name. If no word names a service, returns the categories in which the
 * number's prefix suggests a network.
 */
export function findCandidates(words: readonly string[], services: readonly Service[]): Candidate[] {
  const scored = services.map((service) => {
    const names = namesOf(service);
    return { service, names, score: words.filter((word) => names.has(word)).length };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const wanted = catalogue.filter(({ id }) => words.some((word) => wordsOfCategory(id).includes(word)));
  const candidates = catalogue.flatMap((definition): Candidate[] => {
    const isWanted = wanted.some(({ id }) => id === definition.id);
    const rest = isWanted ? words.filter((word) => !wordsOfCategory(definition.id).includes(word)) : words;
    if (best === 0) {
      const canHint = services.some(
        ({ category, prefixes }) =>
          category === definition.id && prefixes !== undefined && prefixes.length > 0,
      );
      return canHint ? [{ definition, service: null, rest, isNamed: false }] : [];
    }
    return scored
      .filter(({ service, score }) => score === best && service.category === definition.id)
      .map(({ service, names }) => ({
        definition,
        service,
        rest: rest.filter((word) => !names.has(word)),
        isNamed: true,
      }));
  });
  const narrowed = candidates.filter(({ definition }) => wanted.some(({ id }) => id === definition.id));
  return narrowed.length > 0 ? narrowed : candidates;
}
