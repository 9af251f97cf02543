import type { Plan, Service } from '../schemas/service.ts';
import { catalogue } from '../services/catalogue.ts';
import type { ServiceDefinition } from '../services/defineService.ts';
import { discoWords } from '../services/electricity/siblingDiscos.ts';
import { type LineWords, normaliseWords } from './readLine.ts';

/** What a line wants to buy. */
export type FoundProduct =
  /** What to enter into the form of this category. */
  | {
      readonly kind: 'found';
      readonly definition: ServiceDefinition;
      readonly entries: Readonly<Record<string, string>>;
    }
  /** Several plans are called so: which one is meant is the agent's to say, once for all lines that say the same. */
  | {
      readonly kind: 'several';
      readonly service: Service;
      readonly plans: readonly Plan[];
      /** Names these words of this service in `ChosenPlans`. */
      readonly product: string;
      /** What the line calls it. */
      readonly words: string;
    }
  /** The service is known, and has no such plan. */
  | { readonly kind: 'no-plan'; readonly service: Service; readonly product: string }
  /** Nothing that is sold is called so. */
  | { readonly kind: 'unknown'; readonly product: string }
  /** It does not say what is bought. */
  | { readonly kind: 'nothing' };

/** Which plan is meant by the words of several lines: the plan's id by `product`. */
export type ChosenPlans = Readonly<Record<string, string>>;

/** What people call a category. Those that name none are told apart by what the service is, and by the figures. */
const categoryWords: Readonly<Record<string, readonly string[]>> = {
  data: ['data'],
  airtime: ['airtime', 'vtu', 'topup'],
  electricity: ['electricity', 'electric', 'power', 'light', 'nepa'],
  cable: ['cable', 'tv'],
  'result-checker': ['result', 'checker', 'pin', 'pins', 'exam'],
};
const wordsOfCategory = (id: string): readonly string[] =>
  (Object.hasOwn(categoryWords, id) ? categoryWords[id] : undefined) ?? id.split('-');
const everyCategoryWord = new Set(catalogue.flatMap(({ id }) => wordsOfCategory(id)));

const RENEW = new Set(['renew', 'renewal', 'same']);
const METER_TYPES = new Set(['prepaid', 'postpaid']);

const namesOf = (service: Service): ReadonlySet<string> =>
  new Set(
    [...normaliseWords(`${service.name} ${service.id}`), ...discoWords(service)].filter(
      (word) => !everyCategoryWord.has(word) && !METER_TYPES.has(word),
    ),
  );

interface Candidate {
  readonly definition: ServiceDefinition;
  /** Null where the number's prefix is to say it. */
  readonly service: Service | null;
  /** What is left of the words once the service and the category are known. */
  readonly rest: readonly string[];
  /** False where the number's prefix says the service, and no word does. */
  readonly isNamed: boolean;
}

const has = (definition: ServiceDefinition, kind: string) =>
  definition.fields.some((field) => field.kind === kind);

/** The services that the words name best. With none: the networks, one of which the number's prefix hints at. */
function findCandidates(words: readonly string[], services: readonly Service[]): Candidate[] {
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

const sizeWord = (sizeMb: number) => (sizeMb >= 1000 ? `${sizeMb / 1000}gb` : `${sizeMb}mb`);
const SIZE = /^\d+(?:\.\d+)?(?:gb|mb|tb)$/;
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

/** What a line says of this category, or null where it is none of it. */
function tryCandidate(
  { definition, service, rest }: Candidate,
  line: LineWords,
  services: readonly Service[],
  chosen: ChosenPlans,
): FoundProduct | null {
  const entries: Record<string, string> = {
    recipient: line.recipient,
    ...(service && { service: service.id }),
  };
  const figure = line.figures[0];
  const meterType = rest.find((word) => METER_TYPES.has(word));
  const words = rest.filter((word) => !METER_TYPES.has(word) && !RENEW.has(word));
  if (meterType !== undefined) entries['meterType'] = meterType;
  if (has(definition, 'amount')) {
    const amount = line.amount ?? figure;
    if (words.length > 0 || amount === undefined || line.figures.length > 1) return null;
    return { kind: 'found', definition, entries: { ...entries, amount } };
  }
  const counts = has(definition, 'quantity');
  const quantity = line.quantity ?? (counts ? figure : undefined);
  if (counts && quantity !== undefined) entries['quantity'] = quantity;
  const isRenewal = definition.fields.some(({ name }) => name === 'operation') && words.length === 0;
  if (isRenewal && rest.some((word) => RENEW.has(word)))
    return { kind: 'found', definition, entries: { ...entries, operation: 'renew' } };
  if (words.length === 0 && !counts) return null;
  const offered = service ? [service] : services.filter(({ category }) => category === definition.id);
  const product = [definition.id, service?.id ?? '', ...words, ...(counts ? [] : line.figures)].join(' ');
  return pickPlan(
    { definition, entries, offered, product, words: [...words, ...(counts ? [] : line.figures)].join(' ') },
    findIn(offered, words, counts ? [] : line.figures),
    chosen,
  );
}

const findIn = (offered: readonly Service[], words: readonly string[], figures: readonly string[]) =>
  offered.flatMap((service) => findNamed(service.plans, words, figures).map((plan) => ({ service, plan })));

function pickPlan(
  wanted: {
    readonly definition: ServiceDefinition;
    readonly entries: Readonly<Record<string, string>>;
    readonly offered: readonly Service[];
    readonly product: string;
    readonly words: string;
  },
  found: readonly { readonly service: Service; readonly plan: Plan }[],
  chosen: ChosenPlans,
): FoundProduct | null {
  const { definition, entries, offered, product, words } = wanted;
  const [service] = offered;
  if (!service || offered.length > 1) return null;
  const meant = found.length === 1 ? found[0] : found.find(({ plan }) => plan.id === chosen[product]);
  if (meant)
    return { kind: 'found', definition, entries: { ...entries, plan: meant.plan.id, operation: 'change' } };
  if (found.length === 0) return { kind: 'no-plan', service, product };
  return { kind: 'several', service, product, words, plans: found.map(({ plan }) => plan) };
}

/**
 * What a line wants to buy, of what is sold now. `hint`: the network that the number's prefix was once given to, which
 * stands in for one that is not named. An amount is airtime or electricity; a size, a length or a name is a plan.
 */
export function findProduct(
  line: LineWords,
  services: readonly Service[],
  chosen: ChosenPlans,
  hint: (category: string) => Service | null,
): FoundProduct {
  const product = [...line.words, ...line.figures].join(' ');
  if (product === '' && line.amount === null) return { kind: 'nothing' };
  const candidates = findCandidates(line.words, services).map((candidate) =>
    candidate.service || has(candidate.definition, 'amount')
      ? candidate
      : { ...candidate, service: hint(candidate.definition.id) },
  );
  const tried = candidates.flatMap((candidate) => tryCandidate(candidate, line, services, chosen) ?? []);
  const found = (kind: FoundProduct['kind']) => tried.find((one) => one.kind === kind);
  const isNamed = candidates.some(({ isNamed: named }) => named);
  // The network that a number hints at has not this plan; a word that is no size may have meant another one.
  const lacking = isNamed || line.words.every((word) => SIZE.test(word)) ? found('no-plan') : undefined;
  return found('found') ?? found('several') ?? lacking ?? unsaid(line, candidates, product);
}

/** A service alone says too little; anything else is a name that nothing sold has. */
function unsaid(
  { figures, amount }: LineWords,
  candidates: readonly Candidate[],
  product: string,
): FoundProduct {
  const isBare = figures.length === 0 && amount === null && candidates.every(({ rest }) => rest.length === 0);
  return isBare && candidates.length > 0 ? { kind: 'nothing' } : { kind: 'unknown', product };
}
