import type { ProviderAnswer } from '../provider/provider.ts';
import { DEFAULT_OUTAGE_THRESHOLDS, type OutageThresholds } from './judgeService.ts';
import { createOutcomeCounter, type OrderOutcome, type OutcomeCounter } from './outcomeCounter.ts';

/** A server's own knowledge of outages: the thresholds, and the outcomes since the last write to the database. */
export interface Outages {
  readonly thresholds: OutageThresholds;
  readonly counter: OutcomeCounter;
}

export function createOutages(thresholds: Partial<OutageThresholds> = {}): Outages {
  const all = { ...DEFAULT_OUTAGE_THRESHOLDS, ...thresholds };
  return { thresholds: all, counter: createOutcomeCounter(all.windowMs) };
}

/** The sale of an order that got an answer. */
interface Sale {
  readonly serviceId: string | null;
  readonly recipient: string | null;
  readonly createdAt: Date;
}

interface Counting {
  readonly outages: Outages;
  readonly clock: () => number;
}

/** Counts the provider's answer to a new order. No answer counts as a failure of the service. */
export function countSold(sale: Sale, answer: ProviderAnswer, context: Counting): void {
  if (answer.kind === 'pending') count(sale, 'waiting', context);
  else if (answer.kind === 'unknown') count(sale, 'failed', context);
  else if (answer.kind === 'delivered' || !answer.isOrderAtFault) count(sale, answer.kind, context);
}

/** Counts the answer to a requery: a final result, or a failure if the sale has been pending for a whole window. */
export function countRequeried(sale: Sale, answer: ProviderAnswer, context: Counting): void {
  if (answer.kind === 'delivered' || answer.kind === 'failed') countSold(sale, answer, context);
  const age = context.clock() - sale.createdAt.getTime();
  if (answer.kind === 'pending' && age >= context.outages.thresholds.windowMs) count(sale, 'failed', context);
}

function count({ serviceId, recipient }: Sale, outcome: OrderOutcome, { outages, clock }: Counting): void {
  if (serviceId !== null) outages.counter.count(serviceId, outcome, recipient ?? '', clock());
}
