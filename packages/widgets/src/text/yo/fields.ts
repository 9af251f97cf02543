import { formatPrice } from '@oja/core';
import type { Sections } from '../catalogue.ts';

const phoneIssues = {
  empty: (_: unknown, what: string) => `Ẹ tẹ ${what}.`,
  letters: 'Nọ́ńbà nìkan ni kí ẹ tẹ̀.',
  'too-short': ({ missing }: { readonly missing: number }) => `Ó ku nọ́ńbà ${missing}.`,
  'too-long': ({ extra }: { readonly extra: number }) => `Nọ́ńbà ${extra} ti pọ̀ jù.`,
  'toll-free': 'A kò lè fi owó sí nọ́ńbà 0800 àti 0700. Ẹ tẹ nọ́ńbà fóònù alágbèéká.',
  landline: 'Fóònù ilé ni èyí. Ẹ tẹ nọ́ńbà fóònù alágbèéká.',
  foreign: 'Ẹ tẹ nọ́ńbà Nàìjíríà: ó bẹ̀rẹ̀ pẹ̀lú 0 tàbí +234.',
  'not-mobile': 'Nọ́ńbà fóònù alágbèéká bẹ̀rẹ̀ pẹ̀lú 07, 08 tàbí 09.',
};

/** Labels and errors of the purchase fields. */
export const fields: Sections = {
  fieldLabels: {
    network: 'Network',
    plan: 'Plan',
    amount: 'Iye owó',
    disco: 'Disco',
    meterType: 'Irú mítà',
    prepaid: 'Prepaid',
    postpaid: 'Postpaid',
    'meter-number': 'Nọ́ńbà mítà',
    provider: 'Ilé-iṣẹ́',
    'smartcard-number': 'Nọ́ńbà smartcard',
    renew: 'Tún san',
    package: 'Package',
    exam: 'Ìdánwò',
    customer: 'Oníbàárà',
    candidate: 'Akẹ́kọ̀ọ́',
    address: 'Àdírẹ́sì',
    due: 'Ọjọ́ ìsanwó',
    fee: 'Owó iṣẹ́',
    denomination: 'Iye káàdì',
    phone: 'Nọ́ńbà fóònù',
    'iuc-number': 'Nọ́ńbà IUC',
    operation: 'Ohun tí ẹ fẹ́ san',
    change: 'Yí package padà',
    product: 'Pin',
    quantity: 'Mélòó',
    'phone-or-profile': 'Fóònù tàbí profile code',
    'profile-id': 'JAMB profile code',
    arrears: 'Gbèsè',
    'current-package': 'Èyí tó ní báyìí',
  },
  phoneIssues,
  fieldIssues: {
    ...phoneIssues,
    characters: 'Ẹ lo lẹ́tà, nọ́ńbà, dash àti slash nìkan.',
    'not-chosen': (_, what) => `Ẹ yan ${what}.`,
    unavailable: ({ notice }) => notice ?? 'A kò lè ta èyí báyìí.',
    'check-digit': 'Ẹ wo àwọn nọ́ńbà ìparí. Bí wọ́n bá tọ̀nà, ẹ máa lọ.',
  },
  amountIssues: {
    empty: phoneIssues.empty,
    'not-an-amount': 'Ẹ tẹ iye náírà, bíi 1,500.',
    below: ({ least }) => `Ó kéré jù: ${formatPrice(least)} sókè.`,
    above: ({ most }) => `Ó pọ̀ jù: kò gbọdọ̀ ju ${formatPrice(most)} lọ.`,
    'off-step': ({ step, nearest }) =>
      `${step === 100 ? 'Odindi náírà nìkan' : `Ní ìpele ${formatPrice(step)}`}, bíi ${formatPrice(nearest)}.`,
  },
  quantityIssues: {
    empty: phoneIssues.empty,
    'not-a-number': 'Ẹ tẹ odindi nọ́ńbà.',
    'too-few': ({ least }) => `Ó kéré tán ${least}.`,
    'too-many': ({ most }) => `Kò gbọdọ̀ ju ${most} lọ.`,
    'few-left': ({ left }) => (left > 0 ? `${left} péré ló kù.` : 'Ó ti tán.'),
  },
};
