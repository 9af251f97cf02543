import type { Catalogue } from '../catalogue.ts';

/** Printed PIN cards: the dialog and the text on the cards. */
export const cards: Catalogue = {
  printedCards: {
    onPage: 'Kaadị n’otu peeji',
    shop: 'Ụlọ ahịa gị, na kaadị ọ bụla',
    name: 'Aha ụlọ ahịa',
    phone: 'Ekwentị',
    optional: 'ma ị chọọ',
    logo: 'Akara',
    chooseLogo: 'Họrọ akara',
    removeLogo: 'Wepụ akara',
    logoHint: 'PNG maọbụ JPEG. A ga-eme ya ka ọ dị obere.',
    notAnImage: 'Nke a abụghị foto PNG maọbụ JPEG. Họrọ faịlụ ọzọ.',
    loading: 'Aha na akara ụlọ ahịa gị na-abịa',
    nameMissing: 'Dee aha ụlọ ahịa gị.',
    tooLong: (most) => `Jiri mkpụrụedemede ${most} maọbụ obere.`,
    notLoaded: 'Aha na akara ụlọ ahịa gị abịabeghị. A ga-ebipụta ihe dị ebe a, a gaghị echekwa ya.',
    notSaved: 'Enweghị ike ichekwa ụlọ ahịa gị. A ga-ebipụta ihe dị ebe a ka ọ dị.',
    notPrinted: 'Ihe nchọgharị a enweghị ike ibipụta. Nwaa nke ọzọ.',
    dial: 'Pịa *311*PIN#',
    size: (cards, pages) => `Kaadị ${cards}, peeji ${pages}`,
    pieces: (cards) => `Kaadị ${cards}, e bepụrụ otu otu`,
    printed: (copy) => (copy ? `E bipụtara ya dịka ${copy}.` : 'E bipụtara ya nke mbụ. Nke ọzọ ga-asị COPY.'),
    copy: (number) => `COPY ${number}`,
    serial: (serial) => `S/N ${serial}`,
    expires: (day) => `Ọ ga-agwụ ${day}`,
  },
};
