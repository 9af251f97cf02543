import type { Sections } from '../catalogue.ts';
import { plural } from './plural.ts';

/** The transaction PIN. */
export const pin: Sections = {
  transactionPin: {
    title: 'PIN na ciniki',
    lead: 'Duk wanda ya ɗauki wayarku ba zai iya sayarwa daga balance ɗinku ba sai da shi.',
    loading: 'Ana ɗauko saitunan PIN',
    slow: 'Network yana jinkiri. Saitunan PIN suna kan hanya.',
    failed: 'Ba a iya ɗauko saitunan PIN ba',
    stale: (at) => `Waɗannan saitunan PIN ne na ${at}.`,
    tryAgain: 'Sake gwadawa',
    none: 'Cinikinku ba ya tambayar PIN.',
    asked: 'Kowane ciniki yana tambayar PIN ɗinku.',
    askedFrom: (amount) => `Cinikin da ya kai ${amount} yana tambayar PIN ɗinku.`,
    lockedTitle: 'An kulle PIN ɗinku',
    lockedBody:
      'An shigar da PIN sau biyar ba daidai ba. Ku saka sabo da kalmar sirri da lambar da za mu tura a imel.',
    set: 'Saka PIN',
    change: 'Canja PIN',
    limit: 'Canja daga kuɗi nawa',
    remove: 'Cire PIN',
    forgotten: 'Na manta PIN',
    unlock: 'Saka sabon PIN',
    newPin: 'Sabon PIN',
    newPinHint: 'Lambobi 4 zuwa 6. Kada ku yi amfani da ranar haihuwa.',
    again: 'Sabon PIN kuma',
    askFrom: 'A tambaya daga wannan kuɗin',
    askFromHint: 'Ku bar shi ba komai don a tambaya a kowane ciniki.',
    password: 'Kalmar sirri',
    passwordMissing: 'Ku shigar da kalmar sirri.',
    code: 'Lamba',
    codeHint: 'Mun tura muku ta imel. Tana aiki na mintuna 10.',
    codeWrong: 'Ku shigar da lambar yadda take a imel.',
    amountWrong: 'Ku shigar da kuɗi, kamar 1,000.',
    issues: {
      length: 'Ku yi amfani da lambobi 4 zuwa 6.',
      easy: 'Wannan yana da sauƙin ganewa. Kada ku maimaita lamba ko ku jera su.',
    },
    mismatch: 'PIN biyu ɗin ba iri ɗaya ba ne.',
    save: 'Ajiye',
    sendCode: 'Tura mini lamba ta imel',
    sendCodeLead: 'Za mu tura lamba zuwa imel ɗinku. Da ita za ku saka sabon PIN.',
    removeLead: 'Cinikinku ba zai ƙara tambayar PIN ba.',
    saved: 'An ajiye.',
    pin: 'PIN ɗinku',
    missing: 'Ku shigar da PIN: lambobi 4 zuwa 6.',
    wrong: (left) =>
      left === null
        ? 'Wannan PIN ba daidai ba ne.'
        : `Wannan PIN ba daidai ba ne. ${plural(left, { one: `Idan aka ƙara kuskure ${left} za a kulle shi.`, other: `Saura gwadawa ${left}.` })}`,
    notCharged: 'Ba a cire komai ba.',
    lockedSale: 'Ba a cire komai ba. Ku saka sabon PIN a bayananku, sannan ku sayar.',
  },
};
