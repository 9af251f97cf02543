import { type Issue, type IssueMessages, issueMessages } from './issueMessages.ts';

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

/**
 * What is wrong with what was typed, and what to do, in one or two sentences that an agent understands. `label` is the
 * field's (`field.label`), or any name of the thing: "meter-number", "OTP".
 */
export function explainIssue(issue: Issue, label = 'number', words: IssueMessages = issueMessages): string {
  const say = words[issue.kind] as (issue: Issue, what: string) => string;
  return say(issue, nameOf(label));
}
