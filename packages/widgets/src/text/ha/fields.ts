import { formatPrice } from '@oja/core';
import type { Sections } from '../catalogue.ts';
import { plural } from './plural.ts';

const phoneIssues = {
  empty: (_: unknown, what: string) => `Ku shigar da ${what}.`,
  letters: 'Lambobi kawai za ku rubuta.',
  'too-short': ({ missing }: { readonly missing: number }) =>
    plural(missing, { one: `Saura lamba ${missing}.`, other: `Saura lambobi ${missing}.` }),
  'too-long': ({ extra }: { readonly extra: number }) =>
    plural(extra, { one: `Lamba ${extra} ta yi yawa.`, other: `Lambobi ${extra} sun yi yawa.` }),
  'toll-free': 'Ba a iya loda wa lambobin 0800 da 0700. Ku shigar da lambar waya ta hannu.',
  landline: 'Wannan wayar ƙasa ce. Ku shigar da lambar waya ta hannu.',
  foreign: 'Ku shigar da lambar Nijeriya: tana farawa da 0 ko +234.',
  'not-mobile': 'Lambar waya ta hannu tana farawa da 07, 08 ko 09.',
};

/** Labels and errors of the purchase fields. */
export const fields: Sections = {
  fieldLabels: {
    network: 'Network',
    plan: 'Plan',
    amount: 'Adadin kuɗi',
    disco: 'Disco',
    meterType: 'Irin mita',
    prepaid: 'Prepaid',
    postpaid: 'Postpaid',
    'meter-number': 'Lambar mita',
    provider: 'Kamfani',
    'smartcard-number': 'Lambar smartcard',
    renew: 'Sabuntawa',
    package: 'Package',
    exam: 'Jarabawa',
    customer: 'Kwastoma',
    candidate: 'Ɗalibi',
    address: 'Adireshi',
    due: 'Ranar biya',
    fee: 'Caji',
    denomination: 'Kuɗin kati',
    phone: 'Lambar waya',
    'iuc-number': 'Lambar IUC',
    operation: 'Abin da za a biya',
    change: 'Canja package',
    product: 'Pin',
    quantity: 'Guda nawa',
    'phone-or-profile': 'Waya ko profile code',
    'profile-id': 'JAMB profile code',
    arrears: 'Bashi',
    'current-package': 'Wanda yake da shi',
  },
  phoneIssues,
  fieldIssues: {
    ...phoneIssues,
    characters: 'Ku yi amfani da haruffa, lambobi, dash da slash kawai.',
    'not-chosen': (_, what) => `Ku zaɓi ${what}.`,
    unavailable: ({ notice }) => notice ?? 'Ba a iya sayar da wannan yanzu.',
    'check-digit': 'Ku duba lambobin ƙarshe. Idan daidai ne, ku ci gaba.',
  },
  amountIssues: {
    empty: phoneIssues.empty,
    'not-an-amount': 'Ku shigar da kuɗi a naira, kamar 1,500.',
    below: ({ least }) => `Mafi ƙaranci ${formatPrice(least)}.`,
    above: ({ most }) => `Mafi yawa ${formatPrice(most)}.`,
    'off-step': ({ step, nearest }) =>
      `${step === 100 ? 'Cikakkiyar naira kawai' : `A matakin ${formatPrice(step)}`}, kamar ${formatPrice(nearest)}.`,
  },
  quantityIssues: {
    empty: phoneIssues.empty,
    'not-a-number': 'Ku shigar da cikakkiyar lamba.',
    'too-few': ({ least }) => `Aƙalla ${least}.`,
    'too-many': ({ most }) => `Kada ya wuce ${most}.`,
    'few-left': ({ left }) => (left > 0 ? `Saura ${left} kawai.` : 'Ya ƙare.'),
  },
};
