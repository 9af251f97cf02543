import { accountIssues, emailIssues } from './accountIssues.ts';
import { amountIssues } from './amountIssues.ts';
import { fieldIssues } from './fieldIssues.ts';
import { fieldLabels, labelFor } from './fieldLabels.ts';
import { formatIssue, type Issue, type IssueMessages, inSentence } from './formatIssue.ts';
import { quantityIssues } from './quantityIssues.ts';

/** All English sentences. Another language is another object of this type. */
export const issueMessages: IssueMessages = {
  ...accountIssues,
  ...emailIssues,
  ...fieldIssues,
  ...amountIssues,
  ...quantityIssues,
};

/**
 * Explains an issue where no field label is visible: "Meter number: 2 digits are missing." A sentence that contains the
 * name gets no prefix. `label` is the field's (`field.label`), or another name: "meter-number", "OTP".
 */
export function explainIssue(
  issue: Issue,
  label = 'number',
  messages: IssueMessages = issueMessages,
): string {
  const name = labelFor(label, fieldLabels);
  const message = formatIssue(issue, inSentence(name), messages);
  return message.includes(inSentence(name)) ? message : `${name}: ${message}`;
}
