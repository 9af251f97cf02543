/**
 * What a form asks for and a review shows: one name for each label and each option of core's definitions of services. A
 * label that has none is written out as it is.
 */
export const fieldLabels = {
  phone: 'Phone number',
  network: 'Network',
  plan: 'Plan',
  amount: 'Amount',
  disco: 'Disco',
  meterType: 'Meter type',
  prepaid: 'Prepaid',
  postpaid: 'Postpaid',
  'meter-number': 'Meter number',
  provider: 'Provider',
  'smartcard-number': 'Smartcard number',
  operation: 'What to pay for',
  renew: 'Renew',
  change: 'Change package',
  package: 'Package',
  exam: 'Exam',
  product: 'Pin',
  quantity: 'How many',
  'phone-or-profile': 'Phone or profile code',
  'profile-id': 'JAMB profile code',
  customer: 'Customer',
  candidate: 'Candidate',
  address: 'Address',
  arrears: 'Owes',
  'current-package': 'Has now',
  due: 'Due',
  fee: 'Fee',
};

/**
 * The word for a key of a definition. A new category may have labels that the text catalogue lacks:
 * "betting-account" is then "Betting account".
 */
export function labelFor(key: string, words: Readonly<Record<string, string>>): string {
  const known = Object.hasOwn(words, key) ? words[key] : undefined;
  if (known !== undefined) return known;
  const spaced = key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
