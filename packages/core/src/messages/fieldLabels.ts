import { hasOwn } from '../platform/hasOwn.ts';

/** Called as their keys are written out: "meter-number" is "Meter number". */
const writtenOut = [
  'network',
  'plan',
  'amount',
  'disco',
  'meterType',
  'prepaid',
  'postpaid',
  'meter-number',
  'provider',
  'smartcard-number',
  'renew',
  'package',
  'exam',
  'customer',
  'candidate',
  'address',
  'due',
  'fee',
  'denomination',
] as const;

/**
 * The names of fields and options in forms and reviews, by the labels in core's definitions of services. A label without
 * a name here is shown unchanged.
 */
export const fieldLabels = {
  // `fromEntries` forgets the names.
  ...(Object.fromEntries(writtenOut.map((key) => [key, labelFor(key, {})])) as Readonly<
    Record<(typeof writtenOut)[number], string>
  >),
  phone: 'Phone number',
  'iuc-number': 'IUC number',
  operation: 'What to pay for',
  change: 'Change package',
  product: 'Pin',
  quantity: 'How many',
  'phone-or-profile': 'Phone or profile code',
  'profile-id': 'JAMB profile code',
  arrears: 'Owes',
  'current-package': 'Has now',
};

/**
 * The word for a key of a definition. A new category may have labels that the text catalogue lacks:
 * "betting-account" is then "Betting account".
 */
export function labelFor(key: string, words: Readonly<Record<string, string>>): string {
  const known = hasOwn(words, key) ? words[key] : undefined;
  if (known !== undefined) return known;
  const spaced = key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
