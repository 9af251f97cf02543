import type { ServiceDefinition } from '../../../catalogue/defineService.ts';
import type { Plan, Service } from '../../../catalogue/serviceSchema.ts';
import { checkAmount } from '../../../validators/amount.ts';
import { checkQuantity } from '../../../validators/quantity.ts';
import { type Candidate, findCandidates, METER_TYPES } from './findCandidates.ts';
import { findCount } from './findCount.ts';
import { isWorth, matchPlans, SIZE, worthOf } from './matchPlans.ts';
import { type Figure, type LineWords, sortTokens } from './readLine.ts';

/** The product of a line, or the reason why it is not found. */
export type FoundProduct =
  /** The entries for the form of this category. */
  | {
      readonly kind: 'found';
      readonly definition: ServiceDefinition;
      readonly entries: Readonly<Record<string, string>>;
    }
  /** Several plans match. The agent chooses one, once for all lines with the same words. */
  | {
      readonly kind: 'several';
      readonly service: Service;
      readonly plans: readonly Plan[];
      /** Identifies these words of this service in `ChosenPlans`. */
      readonly product: string;
      /** The words of the line for the plan. */
      readonly words: string;
    }
  /** The service is known but has no such plan. */
  | { readonly kind: 'no-plan'; readonly service: Service; readonly product: string }
  /** The figures are ambiguous or have no valid reading. */
  | { readonly kind: 'figures' }
  /** More than one number may be the recipient's. */
  | { readonly kind: 'numbers' }
  /** A figure that is not an amount: "-500". */
  | { readonly kind: 'odd-figure'; readonly figure: string }
  /** The plan is known, but a figure of the line is not its price. */
  | { readonly kind: 'other-price'; readonly plan: Plan }
  /** A quantity for a product that is sold one at a time. */
  | { readonly kind: 'one-each' }
  /** No product on sale has this name. */
  | { readonly kind: 'unknown'; readonly product: string }
  /** The line does not name a product. */
  | { readonly kind: 'nothing' };

/** The agent's plan choices for words that match several: the plan's id by `product`. */
export type ChosenPlans = Readonly<Record<string, string>>;

const RENEW = new Set(['renew', 'renewal', 'same']);
const has = (definition: ServiceDefinition, kind: string) =>
  definition.fields.some((field) => field.kind === kind);

/** One category that a line may mean, and the parts of the line that describe it. */
interface Wanted {
  readonly definition: ServiceDefinition;
  /** The services that may sell it. */
  readonly offered: readonly Service[];
  readonly entries: Readonly<Record<string, string>>;
  readonly line: LineWords;
  readonly words: readonly string[];
  readonly figures: readonly Figure[];
  readonly isRenewal: boolean;
  /** The plan whose id is in the line. */
  readonly byId: Plan | undefined;
}

function wantedOf(
  { definition, service, rest }: Candidate,
  line: LineWords,
  services: readonly Service[],
): Wanted {
  const offered = service ? [service] : services.filter(({ category }) => category === definition.id);
  const ids = offered
    .flatMap(({ plans }) => plans)
    .filter(({ id }) => line.tokens.includes(id.toLowerCase()));
  const byId = ids.length === 1 ? ids[0] : undefined;
  const left = sortTokens(line.tokens.filter((token) => token !== byId?.id.toLowerCase()));
  const said = rest.filter((word) => left.words.includes(word));
  const meterType = said.find((word) => METER_TYPES.has(word));
  return {
    definition,
    offered,
    entries: {
      recipient: line.recipient,
      ...(service && { service: service.id }),
      ...(meterType !== undefined && { meterType }),
    },
    line,
    words: said.filter((word) => !METER_TYPES.has(word) && !RENEW.has(word)),
    figures: left.figures,
    isRenewal: said.some((word) => RENEW.has(word)),
    byId,
  };
}

const isOne = (quantity: string) => {
  const read = checkQuantity(quantity);
  return read.ok && read.quantity === 1;
};

/** Reads a category that is sold by amount: airtime, electricity. */
function amountOf({ definition, entries, line, words, figures }: Wanted): FoundProduct | null {
  const [figure] = figures;
  const amount = line.amount ?? figure?.text;
  if (words.length > 0 || amount === undefined) return null;
  // Between commas, "5,100" may be a quantity and a value, but "₦5,100" can only be an amount.
  const isOneFigure = figures.length === 1 && !(line.isJoined && !figure?.isMoney);
  if (line.amount === null ? !isOneFigure : figure) return { kind: 'figures' };
  if (line.quantity !== null && !isOne(line.quantity)) return { kind: 'one-each' };
  return { kind: 'found', definition, entries: { ...entries, amount } };
}

/** Reads a category that is sold by plan, in quantities: cards. */
function countedOf(wanted: Wanted, chosen: ChosenPlans): FoundProduct | null {
  const { offered, entries, line, words, figures, byId } = wanted;
  const named = matchPlans(byId ? [byId] : offered.flatMap(({ plans }) => plans), words);
  if (named.length === 0) return pickPlan(wanted, named, words, chosen);
  const count = findCount(line, figures, named);
  if (!count) return { kind: 'figures' };
  const { quantity, value } = count;
  const found = value === null ? named : named.filter((plan) => isWorth(plan, value));
  const said = [...words, ...(value === null ? [] : [`₦${value / 100}`])];
  return pickPlan(
    { ...wanted, entries: { ...entries, ...(quantity !== null && { quantity }) } },
    found,
    said,
    chosen,
  );
}

/** Reads a category that is sold by plan, one at a time: data, cable. */
function plannedOf(wanted: Wanted, chosen: ChosenPlans): FoundProduct | null {
  const { definition, offered, entries, line, words, figures, isRenewal, byId } = wanted;
  const canRenew = definition.fields.some(({ name }) => name === 'operation');
  const isOnlyRenewal = canRenew && isRenewal && words.length === 0 && !byId;
  if (words.length === 0 && !byId && !isOnlyRenewal) return null;
  if (line.quantity !== null && !isOne(line.quantity)) return { kind: 'one-each' };
  if (isOnlyRenewal)
    return figures.length > 0
      ? { kind: 'figures' }
      : { kind: 'found', definition, entries: { ...entries, operation: 'renew' } };
  const named = matchPlans(byId ? [byId] : offered.flatMap(({ plans }) => plans), words);
  const priced = named.filter((plan) => figures.every((figure) => isWorth(plan, worthOf(figure))));
  const [only] = named;
  if (only && priced.length === 0)
    return named.length === 1 ? { kind: 'other-price', plan: only } : { kind: 'figures' };
  const column = line.amount === null ? null : checkAmount(line.amount);
  const atAmount = column?.ok ? priced.filter((plan) => plan.price === column.amount) : [];
  const product = [...words, ...figures.map(({ text }) => text)];
  return pickPlan(wanted, atAmount.length > 0 ? atAmount : priced, product, chosen);
}

function pickPlan(
  { definition, entries, offered, byId }: Wanted,
  found: readonly Plan[],
  said: readonly string[],
  chosen: ChosenPlans,
): FoundProduct | null {
  const [service] = offered;
  if (!service || offered.length > 1) return null;
  const product = [definition.id, service.id, byId?.id ?? '', ...said].join(' ');
  const meant = found.length === 1 ? found[0] : found.find(({ id }) => id === chosen[product]);
  if (meant)
    return { kind: 'found', definition, entries: { ...entries, plan: meant.id, operation: 'change' } };
  if (found.length === 0) return { kind: 'no-plan', service, product };
  return { kind: 'several', service, product, words: said.join(' '), plans: found };
}

function tryCandidate(
  candidate: Candidate,
  line: LineWords,
  services: readonly Service[],
  chosen: ChosenPlans,
): FoundProduct | null {
  const wanted = wantedOf(candidate, line, services);
  const { definition } = wanted;
  if (has(definition, 'amount')) return amountOf(wanted);
  return has(definition, 'quantity') ? countedOf(wanted, chosen) : plannedOf(wanted, chosen);
}

/**
 * Finds the product that a line names. An amount means airtime or electricity; a size, a validity or a name means a
 * plan. Returns the reason if the line is ambiguous.
 *
 * `hint` returns the network to which the number's prefix was first assigned. It is used if the line names no network.
 */
export function findProduct(
  line: LineWords,
  services: readonly Service[],
  chosen: ChosenPlans,
  hint: (category: string) => Service | null,
): FoundProduct {
  const product = [...line.words, ...line.figures.map(({ text }) => text)].join(' ');
  const isPriced = line.amount !== null || line.denomination !== null;
  if (line.isAmbiguous) return { kind: 'numbers' };
  if (line.oddFigure !== null) return { kind: 'odd-figure', figure: line.oddFigure };
  if (product === '' && !isPriced) return { kind: 'nothing' };
  const candidates = findCandidates(line.words, services).map((candidate) =>
    candidate.service || has(candidate.definition, 'amount')
      ? candidate
      : { ...candidate, service: hint(candidate.definition.id) },
  );
  // "MTN 100" is airtime. Cards are considered only if the line names them, or if the service sells nothing else.
  const counted = candidates.filter(({ definition }) => has(definition, 'quantity'));
  const single = line.denomination === null ? candidates.filter((one) => !counted.includes(one)) : counted;
  const tried = (single.length > 0 ? single : candidates).flatMap(
    (candidate) => tryCandidate(candidate, line, services, chosen) ?? [],
  );
  const isNamed = candidates.some(({ isNamed: named }) => named);
  // Without a named service, `no-plan` is certain only if all words are sizes: another word may name a service other
  // than the suggested network.
  const canLack = isNamed || line.words.every((word) => SIZE.test(word));
  for (const kind of best)
    for (const found of tried) if (found.kind === kind && (kind !== 'no-plan' || canLack)) return found;
  return unsaid(line, candidates, product, isPriced);
}

/** The order of precedence of several readings. */
const best = ['found', 'several', 'figures', 'other-price', 'one-each', 'no-plan'] as const;

/** The result without a reading. A service alone names no product; any other word is an unknown name. */
function unsaid(
  { figures }: LineWords,
  candidates: readonly Candidate[],
  product: string,
  isPriced: boolean,
): FoundProduct {
  const isBare = figures.length === 0 && !isPriced && candidates.every(({ rest }) => rest.length === 0);
  return isBare && candidates.length > 0 ? { kind: 'nothing' } : { kind: 'unknown', product };
}
