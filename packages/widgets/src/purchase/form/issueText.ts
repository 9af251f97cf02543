import type { FieldIssue, ShownField } from '@oja/core';
import type { Text } from '../../text/catalogue.ts';
import { inSentence } from '../labelFor.ts';

type Words = Pick<Text, 'fieldIssues' | 'phoneIssues'>;

/** What is wrong with a field, or null. `label` is what the field is called. */
export function issueText({ issue, field }: ShownField, label: string, text: Words): string | null {
  if (!issue) return null;
  const isNoPhone = field.kind === 'phone' && (issue.kind === 'empty' || issue.kind === 'letters');
  return isNoPhone ? text.phoneIssues[issue.kind] : sayIssue(issue, label, text);
}

function sayIssue(issue: FieldIssue, label: string, { fieldIssues: words, phoneIssues }: Words): string {
  switch (issue.kind) {
    case 'empty':
      return words.empty(inSentence(label));
    case 'not-chosen':
      return words['not-chosen'](inSentence(label));
    case 'too-short':
      return words.missing(issue.missing);
    case 'too-long':
      return words.tooMany(issue.extra);
    case 'below':
      return words.below(issue.least);
    case 'above':
      return words.above(issue.most);
    case 'off-step':
      return words['off-step'](issue.step, issue.nearest);
    case 'too-few':
      return words['too-few'](issue.least);
    case 'too-many':
      return words['too-many'](issue.most);
    case 'unavailable':
      return issue.notice ?? words.unavailable;
    case 'toll-free':
    case 'landline':
    case 'foreign':
    case 'not-mobile':
      return phoneIssues[issue.kind];
    case 'letters':
    case 'characters':
    case 'not-an-amount':
    case 'not-a-number':
      return words[issue.kind];
  }
}
