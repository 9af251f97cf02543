import { plural } from '@oja/core';

/** Printed PIN cards: the dialog and the text on the cards. */
export const printedCards = {
  onPage: 'Cards on a page',
  size: (cards: number, pages: number) =>
    `${plural(cards, { one: `${cards} card`, other: `${cards} cards` })}, ${plural(pages, { one: `${pages} page`, other: `${pages} pages` })}`,
  pieces: (cards: number) => plural(cards, { one: `${cards} card`, other: `${cards} cards, cut apart` }),
  shop: 'Your shop, on each card',
  name: 'Shop name',
  phone: 'Phone',
  optional: 'optional',
  logo: 'Logo',
  chooseLogo: 'Choose a logo',
  removeLogo: 'Remove the logo',
  logoHint: 'PNG or JPEG. It is resized to fit the cards.',
  notAnImage: 'This is not a PNG or JPEG image. Choose another file.',
  loading: 'Loading your shop’s name and logo',
  nameMissing: 'Enter the name of your shop.',
  tooLong: (most: number) => `Use ${most} characters or fewer.`,
  notLoaded:
    'Your shop’s name and logo have not loaded. The cards print with what you enter, which is not saved.',
  notSaved: 'Your shop could not be saved. The cards print with what you entered.',
  printed: (copy: string | null) =>
    copy ? `Printed as ${copy}.` : 'Printed for the first time. The next print says COPY.',
  notPrinted: 'This browser could not print. Try another one.',
  /** Printed on the card. `number` is 1 on the second print. */
  copy: (number: number) => `COPY ${number}`,
  dial: 'Dial *311*PIN#',
  serial: (serial: string) => `S/N ${serial}`,
  expires: (day: string) => `Expires ${day}`,
};
