import type { Plan, Service } from '../schemas/service.ts';
import type { ServiceDefinition } from '../services/defineService.ts';
import { type Candidate, findCandidates, METER_TYPES } from './findCandidates.ts';
import { findPlans, SIZE } from './findPlans.ts';
import type { LineWords } from './readLine.ts';

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

const RENEW = new Set(['renew', 'renewal', 'same']);
const has = (definition: ServiceDefinition, kind: string) =>
  definition.fields.some((field) => field.kind === kind);

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
    findPlans(offered, words, counts ? [] : line.figures),
    chosen,
  );
}

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
