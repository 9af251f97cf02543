import type { SaleFormState } from '../purchase/saleForm.ts';
import { explainFault } from './explainFault.ts';
import { type FaultWords, faultWords } from './faultWords.ts';
import { explainProblem, type ProblemWords, problemWords } from './problemWords.ts';

/** What is said of a form: English where nothing else is given. */
export interface FormWords {
  readonly faults: FaultWords;
  readonly problems: ProblemWords;
  /** The server knows this recipient, and sells nothing to it. */
  readonly refused: string;
}

export const formWords: FormWords = {
  faults: faultWords,
  problems: problemWords,
  refused: 'Nothing can be sold to this customer. Check the number, or ask the provider.',
};

/**
 * Why a form gives no sale, in sentences: what is wrong with each field in the order of the form, else what the server
 * said about the recipient. Empty where nothing is wrong, or nobody pressed on yet.
 */
export function explainForm(
  { view, fields, checking }: SaleFormState,
  words: FormWords = formWords,
): readonly string[] {
  const faults = fields.flatMap(({ field, fault }) =>
    fault ? [explainFault(fault, field.labelIn?.(view) ?? field.label, words.faults)] : [],
  );
  if (faults.length > 0) return faults;
  if (checking.step === 'failed') return [explainProblem(checking.problem, words.problems)];
  return checking.step === 'refused' ? [words.refused] : [];
}
