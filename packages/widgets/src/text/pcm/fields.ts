import { formatPrice } from '@oja/core';
import type { Sections } from '../catalogue.ts';
import { plural } from './plural.ts';

const phoneIssues = {
  empty: (_: unknown, what: string) => `Enter di ${what}.`,
  letters: 'Dis number na only digits. Check am, type am again.',
  'too-short': ({ missing }: { readonly missing: number }) =>
    plural(missing, { one: `E remain ${missing} digit.`, other: `E remain ${missing} digits.` }),
  'too-long': ({ extra }: { readonly extra: number }) =>
    plural(extra, { one: `${extra} digit too many.`, other: `${extra} digits too many.` }),
  'toll-free': 'You no fit load number wey start with 0800 or 0700. Enter mobile number.',
  landline: 'Dis one na landline. Enter mobile number.',
  foreign: 'Dis one no be Nigeria number. Enter one wey start with 0 or +234.',
  'not-mobile': 'Dis one no be mobile number. Mobile number dey start with 07, 08 or 09.',
};

/** Labels and errors of the purchase fields. */
export const fields: Sections = {
  fieldLabels: {
    network: 'Network',
    plan: 'Plan',
    amount: 'How much',
    disco: 'Disco',
    meterType: 'Meter type',
    prepaid: 'Prepaid',
    postpaid: 'Postpaid',
    'meter-number': 'Meter number',
    provider: 'Company',
    'smartcard-number': 'Smartcard number',
    renew: 'Renew',
    package: 'Package',
    exam: 'Exam',
    customer: 'Customer',
    candidate: 'Candidate',
    address: 'Address',
    due: 'Due',
    fee: 'Fee',
    denomination: 'Denomination',
    phone: 'Phone number',
    'iuc-number': 'IUC number',
    operation: 'Wetin you wan pay for',
    change: 'Change package',
    product: 'Pin',
    quantity: 'How many',
    'phone-or-profile': 'Phone or profile code',
    'profile-id': 'JAMB profile code',
    arrears: 'Wetin dem owe',
    'current-package': 'Wetin dem get now',
  },
  phoneIssues,
  // A copy, because each section of a catalogue must be a separate object.
  fieldIssues: {
    ...phoneIssues,
    characters: 'Use only letters, digits, dash and slash.',
    'not-chosen': (_, what) => `Choose di ${what}.`,
    unavailable: ({ notice }) => notice ?? 'Nobody fit sell dis one now.',
    'check-digit': 'Check di last digits. If dem correct, continue.',
  },
  amountIssues: {
    empty: phoneIssues.empty,
    'not-an-amount': 'Enter how much for naira, like 1,500.',
    below: ({ least }) => `Di smallest na ${formatPrice(least)}.`,
    above: ({ most }) => `Di highest na ${formatPrice(most)}.`,
    'off-step': ({ step, nearest }) =>
      `${step === 100 ? 'Only complete naira' : `For steps of ${formatPrice(step)}`}, like ${formatPrice(nearest)}.`,
  },
  quantityIssues: {
    empty: phoneIssues.empty,
    'not-a-number': 'Enter complete number.',
    'too-few': ({ least }) => `E no fit less pass ${least}.`,
    'too-many': ({ most }) => `E no fit pass ${most}.`,
    'few-left': ({ left }) => (left > 0 ? `E remain only ${left}.` : 'E don finish.'),
  },
};
