import type { FieldIssue } from '../catalogue/field.ts';
import type { EmailIssue } from '../validators/email.ts';
import type { MeterWarning } from '../validators/meter.ts';
import type { NameIssue } from '../validators/registration.ts';
import type { UsernameIssue } from '../validators/username.ts';

/** Every issue that a validator or a field of a purchase form finds in one typed value. */
export type Issue = FieldIssue | EmailIssue | NameIssue | UsernameIssue | MeterWarning;

/** A sentence, or a function that creates it from its values. `what` is the field's name within a sentence: "meter number". */
export type IssueMessage<I extends Issue> = string | ((issue: I, what: string) => string);

/** A message for each kind of issue: the problem, or what to do. Exhaustive for the kinds of `I`. */
export type IssueMessages<I extends Issue = Issue> = {
  readonly [K in I['kind']]: IssueMessage<Extract<I, { kind: K }>>;
};

// Separate from `explainIssue`, which includes the whole English catalogue: a page passes only the messages that it shows.

/** The form of a label within a sentence: "Phone number" becomes "phone number"; "JAMB profile code" does not change. */
export const inSentence = (word: string) =>
  /^\p{Lu}{2}/u.test(word) ? word : word.charAt(0).toLowerCase() + word.slice(1);

/** Returns the message for an issue from the given catalogue. `what` is the field's name within a sentence. */
export function formatIssue<I extends Issue>(
  issue: I,
  what: string,
  messages: IssueMessages<NoInfer<I>>,
): string {
  const message = messages[issue.kind as I['kind']] as IssueMessage<I>;
  return typeof message === 'string' ? message : message(issue, what);
}
