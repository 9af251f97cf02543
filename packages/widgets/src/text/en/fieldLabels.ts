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
