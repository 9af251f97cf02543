import type { Paper } from '../../delivery/print/paper.ts';
import { pageStyle, rollSize } from '../../delivery/print/paperStyle.ts';
import { printSheet } from '../../delivery/print/printSheet.ts';
import { families, mono } from '../../theme/families.ts';
import type { CardLayout } from './cardLayout.ts';
import { cardSheet, cardStyle } from './cardSheet.ts';
import type { PlainCards } from './plainCards.ts';

/** Blank paper below a card, in mm: the roll is cut there, not through the text. */
const CUT = 4;

/** Prints only the cards, not the page, once their logo is decoded. Throws as `printSheet` does. */
export async function printCards(page: Document, cards: PlainCards, layout: CardLayout): Promise<void> {
  const { paper } = layout;
  const content = cardSheet(page, cards, layout);
  // If the logo fails to decode, the cards print without it.
  await Promise.allSettled([...content.querySelectorAll('img')].slice(0, 1).map((logo) => logo.decode()));
  printSheet(page, {
    paper,
    look: cardStyle(layout, { text: families.Roboto, digits: mono }),
    content,
    rules: (host) =>
      paper === 'a4' ? pageStyle(paper, 'A4', 0) : pageStyle(paper, host ? pieceOf(host, paper) : 'auto'),
  });
}

/** Page size on a roll: the length of the longest card. */
function pieceOf({ shadowRoot }: HTMLElement, paper: Paper): string {
  const heights = [...(shadowRoot?.querySelectorAll('.piece') ?? [])].map(
    (piece) => piece.getBoundingClientRect().height,
  );
  return rollSize(paper, Math.max(...heights), CUT);
}
