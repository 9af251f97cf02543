import type * as v from 'valibot';

/** Messages for the checks that the endpoints' schemas use most. They fit next to a field. */
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
      return 'Use a complete URL, like "https://shop.example".';
    default:
      return 'This has the wrong format.';
  }
}

/** One sentence about an invalid field: the schema's own message if it has one. Never contains the value. */
export function fieldFault(issue: v.BaseIssue<unknown>): string {
  if (issue.received === 'undefined') return 'This is required.';
  // All of the library's default messages start like this. They name types and patterns, and repeat the value.
  return issue.message.startsWith('Invalid ') ? inWords(issue) : issue.message;
}
