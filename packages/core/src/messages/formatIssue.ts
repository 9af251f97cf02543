import type { Issue, IssueMessage, IssueMessages } from './issueMessages.ts';

// Apart from `explainIssue`, which has the whole English catalogue: a page passes in the messages that it shows.

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
