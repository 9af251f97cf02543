import { type FieldIssue, formatIssue, type IssueMessages, inSentence } from '@oja/core';

/** What is wrong with a field called `label`. The section has a sentence for each issue that a check of this field finds, and for no other. */
export const formatFieldIssue = (
  issue: FieldIssue,
  label: string,
  section: Partial<IssueMessages<FieldIssue>>,
): string => formatIssue(issue, inSentence(label), section as IssueMessages<FieldIssue>);
