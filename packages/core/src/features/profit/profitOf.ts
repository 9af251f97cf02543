import { type Kobo, kobo } from '../../money/kobo.ts';
import { type OutcomeEvidence, outcomeOf } from '../../transaction/outcome.ts';
import type { Transaction } from '../../transaction/schema.ts';

/**
 * The amount that a purchase earned above the wallet's debit, in kobo, without the commission. 0 if it was refunded;
 * `null` while it is open, and if no selling price was set when it was made.
 */
export function profitOf(transaction: Transaction, evidence: OutcomeEvidence = {}): Kobo | null {
  const outcome = outcomeOf(transaction, evidence);
  const { sellingPrice, amount } = transaction;
  if (sellingPrice === undefined || outcome.kind === 'credit') return null;
  if (outcome.money === 'charged') return (sellingPrice - Math.abs(amount)) as Kobo;
  return outcome.money === 'refunded' || outcome.money === 'not-charged' ? kobo(0) : null;
}
