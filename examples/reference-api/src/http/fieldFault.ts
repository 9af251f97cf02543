import type * as v from 'valibot';

/** What the table's schemas ask for most, in words that can stand beside a field. */
function inWords({ type, requirement, expected }: v.BaseIssue<unknown>): string {
  const figure = String(requirement);
  switch (type) {
    case 'min_length':
      return 'This is required.';
    case 'max_length':
      return `This is too long: at most ${figure}.`;
    case 'min_value':
      return `Use ${figure} or more.`;
    case 'max_value':
      return `Use ${figure} or less.`;
    case 'integer':
      return 'Use a whole number.';
    case 'picklist':
    case 'literal':
    case 'variant':
      return `Use one of: ${(expected ?? '').replace(/^\(|\)$/g, '').replaceAll(' | ', ', ')}.`;
    case 'uuid':
      return 'Use a UUID.';
    case 'url':
      return 'Write a whole address, like "https://shop.example".';
    default:
      return 'This is not written as it should be.';
  }
}

/** One sentence on what is wrong with a field: the schema's own, where it has one, and never what was sent. */
export function fieldFault(issue: v.BaseIssue<unknown>): string {
  if (issue.received === 'undefined') return 'This is required.';
  // The library's own sentences all begin like this; they name types and patterns, and repeat what came.
  return issue.message.startsWith('Invalid ') ? inWords(issue) : issue.message;
}
