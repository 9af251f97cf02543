import type { FieldIssue } from '../catalogue/field.ts';
import type { MeterWarning } from '../validators/meter.ts';
import type { IssueMessages } from './formatIssue.ts';
import { phoneIssues } from './phoneIssues.ts';

/**
 * The English sentences for the fields of a purchase, short enough to fit under a field's label on a phone. The
 * sentences for an amount and a quantity are separate, so that an embed without these fields does not include them.
 */
export const fieldIssues = {
  ...phoneIssues,
  characters: 'Use letters, digits, dashes and slashes only.',
  'not-chosen': (_: unknown, what: string) => `Choose the ${what}.`,
  unavailable: ({ notice }) => notice ?? 'This can\u2019t be sold at the moment.',
  'check-digit': 'Check the last digits. If they are right, continue.',
} satisfies Partial<IssueMessages<FieldIssue | MeterWarning>>;
