import { formatPrice } from '@oja/core';
import type { Sections } from '../catalogue.ts';

const phoneIssues = {
  empty: (_: unknown, what: string) => `Tinye ${what}.`,
  letters: 'Tinye naanị nọmba.',
  'too-short': ({ missing }: { readonly missing: number }) => `Nọmba ${missing} fọdụrụ.`,
  'too-long': ({ extra }: { readonly extra: number }) => `Nọmba ${extra} karịrị.`,
  'toll-free': 'A naghị etinye ihe na nọmba 0800 na 0700. Tinye nọmba ekwentị mkpanaka.',
  landline: 'Nke a bụ ekwentị ụlọ. Tinye nọmba ekwentị mkpanaka.',
  foreign: 'Tinye nọmba Naịjirịa: ọ na-amalite na 0 maọbụ +234.',
  'not-mobile': 'Nọmba ekwentị mkpanaka na-amalite na 07, 08 maọbụ 09.',
};

/** Labels and errors of the purchase fields. */
export const fields: Sections = {
  fieldLabels: {
    network: 'Network',
    plan: 'Plan',
    amount: 'Ego ole',
    disco: 'Disco',
    meterType: 'Ụdị mita',
    prepaid: 'Prepaid',
    postpaid: 'Postpaid',
    'meter-number': 'Nọmba mita',
    provider: 'Ụlọ ọrụ',
    'smartcard-number': 'Nọmba smartcard',
    renew: 'Kwụọ ọzọ',
    package: 'Package',
    exam: 'Ule',
    customer: 'Onye ahịa',
    candidate: 'Onye na-ele ule',
    address: 'Adreesị',
    due: 'Ụbọchị ịkwụ ụgwọ',
    fee: 'Ụgwọ ọrụ',
    denomination: 'Ego kaadị',
    phone: 'Nọmba ekwentị',
    'iuc-number': 'Nọmba IUC',
    operation: 'Ihe ị ga-akwụ',
    change: 'Gbanwee package',
    product: 'Pin',
    quantity: 'Ole',
    'phone-or-profile': 'Ekwentị maọbụ profile code',
    'profile-id': 'JAMB profile code',
    arrears: 'Ụgwọ o ji',
    'current-package': 'Nke o nwere ugbu a',
  },
  phoneIssues,
  fieldIssues: {
    ...phoneIssues,
    characters: 'Jiri naanị mkpụrụedemede, nọmba, dash na slash.',
    'not-chosen': (_, what) => `Họrọ ${what}.`,
    unavailable: ({ notice }) => notice ?? 'A gaghị ere nke a ugbu a.',
    'check-digit': 'Lelee nọmba ndị ikpeazụ. Ọ bụrụ na ha ziri ezi, gaa n’ihu.',
  },
  amountIssues: {
    empty: phoneIssues.empty,
    'not-an-amount': 'Tinye ego na naịra, dịka 1,500.',
    below: ({ least }) => `Nke kacha nta bụ ${formatPrice(least)}.`,
    above: ({ most }) => `Nke kacha elu bụ ${formatPrice(most)}.`,
    'off-step': ({ step, nearest }) =>
      `${step === 100 ? 'Naanị naịra zuru ezu' : `Na nzọụkwụ ${formatPrice(step)}`}, dịka ${formatPrice(nearest)}.`,
  },
  quantityIssues: {
    empty: phoneIssues.empty,
    'not-a-number': 'Tinye nọmba zuru ezu.',
    'too-few': ({ least }) => `Ọ dịkarịa ala ${least}.`,
    'too-many': ({ most }) => `Ọ gaghị akarị ${most}.`,
    'few-left': ({ left }) => (left > 0 ? `Naanị ${left} fọdụrụ.` : 'Ọ gwụla.'),
  },
};
