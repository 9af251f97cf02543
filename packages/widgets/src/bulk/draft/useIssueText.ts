import {
  amountIssues,
  explainProblem,
  fieldIssues,
  fieldLabels,
  formatPrice,
  labelFor,
  problemMessages,
  quantityIssues,
} from '@oja/core';
import type { LineIssue } from '@oja/core/bulk';
import { useText } from '../../binding/TextProvider.tsx';
import { bulk } from '../../text/en/bulk.ts';
import { formatFieldIssue } from '../../text/formatFieldIssue.ts';

/** Returns a function that explains what is wrong with a line. */
export function useIssueText(): (issue: LineIssue) => string {
  const text = useText({
    bulk,
    fieldLabels,
    fieldIssues,
    amountIssues,
    quantityIssues,
    problems: problemMessages,
  });
  const { issues } = text.bulk;
  const ofFields = { ...text.fieldIssues, ...text.amountIssues, ...text.quantityIssues };
  return (issue) => {
    switch (issue.kind) {
      case 'field': {
        const label = labelFor(issue.label, text.fieldLabels);
        return `${label}: ${formatFieldIssue(issue.issue, label, ofFields)}`;
      }
      case 'several':
        return text.bulk.several(issue.service.name, issue.words);
      case 'no-plan':
        return issues['no-plan'](issue.service.name);
      case 'unknown':
        return issues.unknown(issue.product);
      case 'too-long':
        return issues['too-long'](issue.most);
      case 'split-figure':
      case 'odd-figure':
        return issues[issue.kind](issue.figure);
      case 'more-cells':
        return issues['more-cells'](issue.cells, issue.columns);
      case 'other-price':
        return issues['other-price'](formatPrice(issue.plan.price));
      case 'not-verified':
        return `${issues['not-verified']} ${explainProblem(issue.problem, text.problems)}`;
      default:
        return issues[issue.kind];
    }
  };
}
