import type { Service } from '../schemas/service.ts';
import { catalogue } from '../services/catalogue.ts';
import type { ServiceDefinition } from '../services/defineService.ts';
import { discoWords } from '../services/electricity/siblingDiscos.ts';
import { normaliseWords } from './readLine.ts';

/** What people call a category. Those that name none are told apart by what the service is, and by the figures. */
const categoryWords: Readonly<Record<string, readonly string[]>> = {
  data: ['data'],
  airtime: ['airtime', 'vtu', 'topup'],
  electricity: ['electricity', 'electric', 'power', 'light', 'nepa'],
  cable: ['cable', 'tv'],
  'result-checker': ['result', 'checker', 'pin', 'pins', 'exam'],
  'recharge-card': ['recharge', 'card', 'cards', 'epin', 'epins', 'voucher', 'vouchers'],
};
const wordsOfCategory = (id: string): readonly string[] =>
  (Object.hasOwn(categoryWords, id) ? categoryWords[id] : undefined) ?? id.split('-');
const everyCategoryWord = new Set(catalogue.flatMap(({ id }) => wordsOfCategory(id)));

/** How the kinds of meter are called. */
export const METER_TYPES = new Set(['prepaid', 'postpaid']);

const namesOf = (service: Service): ReadonlySet<string> =>
  new Set(
    [...normaliseWords(`${service.name} ${service.id}`), ...discoWords(service)].filter(
      (word) => !everyCategoryWord.has(word) && !METER_TYPES.has(word),
    ),
  );

/** A category, and a service of it, that a line may mean. */
export interface Candidate {
  readonly definition: ServiceDefinition;
  /** Null where the number's prefix is to say it. */
  readonly service: Service | null;
  /** What is left of the words once the service and the category are known. */
  readonly rest: readonly string[];
  /** False where the number's prefix says the service, and no word does. */
  readonly isNamed: boolean;
}

/** The services that the words name best. With none: the networks, one of which the number's prefix hints at. */
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
