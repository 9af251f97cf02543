import { accountIssues, emailIssues } from './accountIssues.ts';
import { fieldIssues } from './fieldIssues.ts';
import { fieldLabels, labelFor } from './fieldLabels.ts';
import type { Issue, IssueMessage, IssueMessages } from './issueMessages.ts';

/** Every English sentence. Another language is another object of this type. */
export const issueMessages: IssueMessages = {
  ...accountIssues,
  ...emailIssues,
  ...fieldIssues,
};

/** "Phone number" is "phone number" within a sentence; "JAMB profile code" stays as it is. */
export const inSentence = (word: string) =>
  /^\p{Lu}{2}/u.test(word) ? word : word.charAt(0).toLowerCase() + word.slice(1);

/** The message for an issue from the catalogue that is passed in. `what` is the thing's name as it stands in a sentence. */
export function formatIssue<I extends Issue>(
  issue: I,
  what: string,
  messages: IssueMessages<NoInfer<I>>,
): string {
  const message = messages[issue.kind as I['kind']] as IssueMessage<I>;
  return typeof message === 'string' ? message : message(issue, what);
}

/**
 * What is wrong with what was typed, where no labelled field stands above the sentence: "Meter number: 2 digits are
 * missing." A sentence that names the thing itself stays as it is. `label` is the field's (`field.label`), or any name
 * of the thing: "meter-number", "OTP".
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
