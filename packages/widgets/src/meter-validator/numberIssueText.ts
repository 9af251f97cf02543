import type { Text } from '../text/catalogue.ts';
import type { NumberIssue } from './readEntry.ts';

/** What is wrong with a meter's number and what to do. `label` is what the number is called. */
export function numberIssueText(issue: NumberIssue, label: string, words: Text['fieldIssues']): string {
  switch (issue.kind) {
    case 'empty':
      return words.empty(label.toLowerCase());
    case 'too-short':
      return words.missing(issue.missing);
    case 'too-long':
      return words.tooMany(issue.extra);
    case 'letters':
    case 'characters':
      return words[issue.kind];
  }
}
