import { type Paper, paperNames, rememberedPaper } from '../../delivery/print/paper.ts';

/** Cards on a page of A4: columns and rows, and the size of their letters in pt. */
export const cardGrids = {
  8: { columns: 2, rows: 4, letters: 12 },
  10: { columns: 2, rows: 5, letters: 11 },
  24: { columns: 3, rows: 8, letters: 7.5 },
  40: { columns: 4, rows: 10, letters: 5.8 },
} as const;

export type CardsOnPage = keyof typeof cardGrids;
export const cardsOnPage: readonly CardsOnPage[] = [8, 10, 24, 40];

/** How cards are laid out: so many to a page of A4, or one below the other on a roll, cut apart. */
export interface CardLayout {
  readonly paper: Paper;
  readonly onPage: CardsOnPage;
}

/** How many pages so many cards take; on a roll each is a piece of its own. */
export const pagesFor = (cards: number, { paper, onPage }: CardLayout): number =>
  paper === 'a4' ? Math.ceil(cards / onPage) : cards;

/** On this device, as the paper of receipts is: its printers stand in the shop. Nothing of a sale is kept. */
const KEY = 'oja-cards';

/** The layout of the last time. Before the first, ten to a page, on the paper that receipts are printed on. */
export function rememberedLayout(): CardLayout {
  const [paper, onPage] = readKept().split(' ');
  return {
    paper: paperNames.find((name) => name === paper) ?? rememberedPaper() ?? 'a4',
    onPage: cardsOnPage.find((count) => String(count) === onPage) ?? 10,
  };
}

function readKept(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export function rememberLayout({ paper, onPage }: CardLayout): void {
  try {
    localStorage.setItem(KEY, `${paper} ${onPage}`);
  } catch {
    // Blocked or full: it is chosen again the next time.
  }
}
