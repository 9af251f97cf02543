import type { Catalogue } from '../catalogue.ts';

/** Printed PIN cards: the dialog and the text on the cards. */
export const cards: Catalogue = {
  printedCards: {
    onPage: 'Cards for one page',
    shop: 'Your shop, for each card',
    name: 'Shop name',
    phone: 'Phone',
    optional: 'if you want',
    logo: 'Logo',
    chooseLogo: 'Choose logo',
    removeLogo: 'Remove di logo',
    logoHint: 'PNG or JPEG. We go make am small.',
    notAnImage: 'Dis one no be PNG or JPEG picture. Choose another file.',
    loading: 'Your shop name and logo dey load',
    nameMissing: 'Type your shop name.',
    tooLong: (most) => `Use ${most} characters or less.`,
    notLoaded: 'Your shop name and logo never load. Wetin dey here go print, e no go save.',
    notSaved: 'Your shop no save. Wetin dey here still go print.',
    notPrinted: 'Dis browser no fit print. Try another one.',
    dial: 'Dial *311*PIN#',
    size: (cards, pages) => `${cards} card, ${pages} page`,
    pieces: (cards) => `${cards} card, dem cut am one by one`,
    printed: (copy) =>
      copy ? `E don print as ${copy}.` : 'E don print first time. Di next print go carry COPY.',
    copy: (number) => `COPY ${number}`,
    serial: (serial) => `S/N ${serial}`,
    expires: (day) => `E go expire ${day}`,
  },
};
