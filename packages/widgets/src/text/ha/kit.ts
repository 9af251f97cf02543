import type { Age } from '@oja/core';
import type { Sections } from '../catalogue.ts';
import { plural } from './plural.ts';

/** Singular and plural of each unit of time. */
const units: Readonly<Record<Age['unit'], readonly [one: string, other: string]>> = {
  second: ['daƙiƙa', 'daƙiƙu'],
  minute: ['minti', 'mintuna'],
  hour: ['awa', 'awoyi'],
  day: ['kwana', 'kwanaki'],
};

/** Text shared by all widgets. */
export const kit: Sections = {
  kit: {
    copy: 'Kwafa',
    copied: 'An kwafa',
    copyFailed: 'Ba a iya kwafa ba. Zaɓi rubutun da hannu.',
    showPassword: 'Nuna kalmar sirri',
    hidePassword: 'Ɓoye kalmar sirri',
    clearSearch: 'Goge abin da aka nema',
    loading: 'Ana ɗaukowa',
    dismiss: 'Kawar',
    close: 'Rufe',
    notLoaded: 'Ba a iya buɗe wannan ba. Ku sake gwadawa.',
    tryAgain: 'Sake gwadawa',
  },
  money: {
    'not-charged': 'Ba a cire kuɗi ba',
    held: 'An riƙe, ana tabbatarwa',
    charged: 'An cire kuɗi',
    'refund-due': 'Bai yi ba, kuɗi bai dawo ba tukuna',
    refunded: 'An mayar da kuɗi',
  },
  delivery: {
    delivered: 'Ya isa',
    waiting: 'Ana jiran network',
    failed: 'Bai yi ba',
  },
  problems: {
    client: 'Ba a karɓa ba. Ku duba abin da kuka rubuta, ku sake gwadawa.',
    server: 'Tsarin yana da matsala. Ku sake gwadawa bayan minti ɗaya.',
    timeout: 'Network ya daɗe bai amsa ba. Ku sake gwadawa.',
    connection: 'Ba mu iya kaiwa ga tsarin ba. Ku duba intanet ɗinku, ku sake gwadawa.',
    network: 'Ba ku kan intanet. Ku haɗa intanet, ku sake gwadawa.',
    cancel: 'Kun dakatar da wannan.',
    unknown: 'Ba mu iya karanta amsar ba. Ku sake gwadawa.',
    notSent:
      'Ba za a iya aika wannan yadda aka rubuta shi ba, don haka ba a aika komai ba. Ku duba shi, ku sake gwadawa.',
    noToken: 'Ba mu iya shiga ba. Ku sake buɗe shafin.',
  },
  problemDetails: {
    reference: 'Ga masu taimako',
  },
  time: {
    justNow: 'yanzu-yanzu',
    ago: ({ count, unit }) => {
      const [one, other] = units[unit];
      return plural(count, { one: `${one} ${count} da ya wuce`, other: `${other} ${count} da suka wuce` });
    },
  },
  embed: {
    loading: 'Ana ɗaukowa',
    tryAgain: 'Sake gwadawa',
    lost: 'Ba a iya buɗe wannan ba. Ku faɗa wa mai shafin.',
  },
  embedFrame: { title: 'Fom na sayayya', payment: 'Fom na biya' },
  embedFault: {
    host: 'Wannan ba ya aiki a wannan shafin yanzu. Ku faɗa wa mai shafin.',
    network: 'Ba a iya buɗe wannan ba. Ku duba intanet ɗinku, ku sake gwadawa.',
    oja: 'Wannan ba ya aiki yanzu. Ba laifin intanet ɗinku ba ne. Ku dawo anjima.',
    visitor: 'Ba ku kan intanet. Ku haɗa intanet, ku sake gwadawa.',
  },
  embedded: {
    crashed: 'An samu matsala. Ku sake buɗe shafin: cinikin yana nan, ba za ku biya sau biyu ba.',
  },
};
