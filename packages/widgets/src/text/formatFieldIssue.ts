import { type FieldIssue, formatIssue, type IssueMessages, inSentence } from '@oja/core';

/** Formats the issue of a field as a sentence. `section` needs only the issues that the field's check can return. */
export const formatFieldIssue = (
  issue: FieldIssue,
  label: string,
  section: Partial<IssueMessages<FieldIssue>>,
): string => formatIssue(issue, inSentence(label), section as IssueMessages<FieldIssue>);
