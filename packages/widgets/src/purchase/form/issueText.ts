import { formatIssue, type ShownField } from '@oja/core';
import type { Text } from '../../text/catalogue.ts';
import { inSentence } from '../labelFor.ts';

/** What is wrong with a field, or null. `label` is what the field is called. */
export function issueText(
  { issue, field }: ShownField,
  label: string,
  { fieldIssues, phoneIssues }: Pick<Text, 'fieldIssues' | 'phoneIssues'>,
): string | null {
  if (!issue) return null;
  const messages = { ...phoneIssues, ...fieldIssues, ...(field.kind === 'phone' && phoneIssues) };
  return formatIssue(issue, inSentence(label), messages);
}
