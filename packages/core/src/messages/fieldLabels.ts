import { hasOwn } from '../shared/hasOwn.ts';

/** Keys whose label is the key spelled out: "meter-number" is "Meter number". */
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
 * The labels of fields and options in forms and reviews, by the keys in core's service definitions. A key without an
 * entry here is spelled out.
 */
export const fieldLabels = {
  // `fromEntries` loses the key names in its type.
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
 * Returns the label for a key of a definition. A new category may have keys that the text catalogue lacks:
 * "betting-account" then becomes "Betting account".
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
