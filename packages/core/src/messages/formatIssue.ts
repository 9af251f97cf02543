import type { Issue, IssueMessage, IssueMessages } from './issueMessages.ts';

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
