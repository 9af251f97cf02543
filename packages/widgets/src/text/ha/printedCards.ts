import type { Catalogue } from '../catalogue.ts';

/** Printed PIN cards: the dialog and the text on the cards. */
export const cards: Catalogue = {
  printedCards: {
    onPage: 'Katuna a shafi ɗaya',
    shop: 'Shagonku, a kowane kati',
    name: 'Sunan shago',
    phone: 'Waya',
    optional: 'in kun so',
    logo: 'Tambari',
    chooseLogo: 'Zaɓi tambari',
    removeLogo: 'Cire tambarin',
    logoHint: 'PNG ko JPEG. Za a rage girmansa.',
    notAnImage: 'Wannan ba hoton PNG ko JPEG ba ne. Ku zaɓi wani fayil.',
    loading: 'Ana ɗauko suna da tambarin shagonku',
    nameMissing: 'Ku rubuta sunan shagonku.',
    tooLong: (most) => `Ku yi amfani da haruffa ${most} ko ƙasa.`,
    notLoaded: 'Ba a ɗauko suna da tambarin shagonku ba. Za a buga abin da ke nan, ba za a adana shi ba.',
    notSaved: 'Ba a iya adana shagonku ba. Duk da haka za a buga abin da ke nan.',
    notPrinted: 'Wannan burauzar ba ta iya bugawa ba. Ku gwada wata.',
    dial: 'Danna *311*PIN#',
    size: (cards, pages) => `Katuna ${cards}, shafi ${pages}`,
    pieces: (cards) => `Katuna ${cards}, an yanke su ɗaya ɗaya`,
    printed: (copy) =>
      copy ? `An buga a matsayin ${copy}.` : 'An buga a karon farko. Bugawa ta gaba za ta ce COPY.',
    copy: (number) => `COPY ${number}`,
    serial: (serial) => `S/N ${serial}`,
    expires: (day) => `Ya ƙare ${day}`,
  },
};
