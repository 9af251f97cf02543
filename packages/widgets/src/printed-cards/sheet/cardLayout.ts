import { type Paper, paperNames, rememberedPaper } from '../../delivery/print/paper.ts';

/** Grids of cards on an A4 page, with the font size in pt. */
export const cardGrids = {
  8: { columns: 2, rows: 4, letters: 12 },
  10: { columns: 2, rows: 5, letters: 11 },
  24: { columns: 3, rows: 8, letters: 7.5 },
  40: { columns: 4, rows: 10, letters: 5.8 },
} as const;

export type CardsOnPage = keyof typeof cardGrids;
export const cardsOnPage: readonly CardsOnPage[] = [8, 10, 24, 40];

/** Layout of the cards: in a grid on A4, or one below the other on a roll that is cut between them. */
export interface CardLayout {
  readonly paper: Paper;
  readonly onPage: CardsOnPage;
}

/** Number of pages for this many cards. On a roll every card has a separate page. */
export const pagesFor = (cards: number, { paper, onPage }: CardLayout): number =>
  paper === 'a4' ? Math.ceil(cards / onPage) : cards;

/** Kept per device, as the paper of receipts is, because the printer belongs to the shop. No purchase data is stored. */
const KEY = 'oja-cards';

/** The last used layout. Default: ten cards per page, on the paper last used for receipts. */
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
    // Storage is blocked or full: the next print uses the default.
  }
}
