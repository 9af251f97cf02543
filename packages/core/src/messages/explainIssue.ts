import { type Issue, type IssueMessage, type IssueMessages, issueMessages } from './issueMessages.ts';

/** Labels of fields that don't read as they are inside a sentence. */
const names: Readonly<Record<string, string>> = {
  phone: 'phone number',
  meterType: 'meter type',
  product: 'pin',
  'phone-or-profile': 'phone number or profile code',
  'profile-id': 'JAMB profile code',
  operation: 'kind of payment',
};

const nameOf = (label: string) =>
  (Object.hasOwn(names, label) ? names[label] : undefined) ?? label.replaceAll('-', ' ');

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
 * What is wrong with what was typed, and what to do, in one or two sentences that an agent understands. `label` is the
 * field's (`field.label`), or any name of the thing: "meter-number", "OTP".
 */
export const explainIssue = (
  issue: Issue,
  label = 'number',
  messages: IssueMessages = issueMessages,
): string => formatIssue(issue, nameOf(label), messages);
