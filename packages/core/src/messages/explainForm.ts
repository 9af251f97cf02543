import type { PurchaseFormState } from '../purchase/form/purchaseForm.ts';
import { explainIssue, issueMessages } from './explainIssue.ts';
import type { IssueMessages } from './formatIssue.ts';
import { explainProblem, type ProblemMessages, problemMessages } from './problemMessages.ts';

/** The messages of `explainForm`. Default: English. */
export interface FormMessages {
  readonly issues: IssueMessages;
  readonly problems: ProblemMessages;
  /** Shown if the server knows the recipient and sells nothing to it. */
  readonly refused: string;
}

/** The English sentence for a recipient that the server knows and sells nothing to. */
export const recipientRefused = 'Nothing can be sold to this number at the moment. Nothing was charged.';

export const formMessages: FormMessages = {
  issues: issueMessages,
  problems: problemMessages,
  refused: recipientRefused,
};

/**
 * Explains in sentences why a form returns no draft: the issue of each field in form order, else the server's answer
 * about the recipient. Empty if nothing is wrong, and before the first submit.
 */
export function explainForm(
  { view, fields, checking }: PurchaseFormState,
  messages: FormMessages = formMessages,
): readonly string[] {
  const issues = fields.flatMap(({ field, issue }) =>
    issue ? [explainIssue(issue, field.labelIn?.(view) ?? field.label, messages.issues)] : [],
  );
  if (issues.length > 0) return issues;
  if (checking.step === 'failed') return [explainProblem(checking.problem, messages.problems)];
  return checking.step === 'refused' ? [messages.refused] : [];
}
