import type { Catalogue } from '../catalogue.ts';

/** Printed PIN cards: the dialog and the text on the cards. */
export const cards: Catalogue = {
  printedCards: {
    onPage: 'Káàdì lójú ewé kan',
    shop: 'Ṣọ́ọ̀bù yín, lórí káàdì kọ̀ọ̀kan',
    name: 'Orúkọ ṣọ́ọ̀bù',
    phone: 'Fóònù',
    optional: 'bí ẹ bá fẹ́',
    logo: 'Àmì',
    chooseLogo: 'Yan àmì',
    removeLogo: 'Yọ àmì kúrò',
    logoHint: 'PNG tàbí JPEG. A ó mú un kéré.',
    notAnImage: 'Èyí kì í ṣe àwòrán PNG tàbí JPEG. Ẹ yan fáìlì mìíràn.',
    loading: 'Orúkọ àti àmì ṣọ́ọ̀bù yín ń bọ̀',
    nameMissing: 'Ẹ kọ orúkọ ṣọ́ọ̀bù yín.',
    tooLong: (most) => `Ẹ lo lẹ́tà ${most} tàbí kí ó kéré sí i.`,
    notLoaded: 'Orúkọ àti àmì ṣọ́ọ̀bù yín kò tíì dé. Ohun tó wà níbí ni a ó tẹ̀, a kò ní fi pamọ́.',
    notSaved: 'A kò lè fi ṣọ́ọ̀bù yín pamọ́. A ó ṣì tẹ ohun tó wà níbí.',
    notPrinted: 'Bíráúsà yìí kò lè tẹ̀ ẹ́. Ẹ gbìyànjú òmíràn.',
    dial: 'Tẹ *311*PIN#',
    size: (cards, pages) => `Káàdì ${cards}, ojú ewé ${pages}`,
    pieces: (cards) => `Káàdì ${cards}, a gé wọn lọ́kọ̀ọ̀kan`,
    printed: (copy) =>
      copy ? `A ti tẹ̀ ẹ́ gẹ́gẹ́ bí ${copy}.` : 'A ti tẹ̀ ẹ́ fún ìgbà àkọ́kọ́. Èyí tó kàn yóò sọ COPY.',
    copy: (number) => `COPY ${number}`,
    serial: (serial) => `S/N ${serial}`,
    expires: (day) => `Yóò parí ní ${day}`,
  },
};
