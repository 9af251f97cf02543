import { papers } from '../../delivery/print/paper.ts';
import { pageStyle } from '../../delivery/print/paperStyle.ts';
import { printSheet } from '../../delivery/print/printSheet.ts';
import { families, mono } from '../../theme/families.ts';
import type { CardLayout } from './cardLayout.ts';
import { cardSheet, cardStyle } from './cardSheet.ts';
import type { PlainCards } from './plainCards.ts';

const MM = 96 / 25.4;
/** A roll is cut below a card, not through its last line. In mm. */
const CUT = 4;

/** Prints cards and nothing else of the page, once their logo can be drawn. Throws as `printSheet` does. */
export async function printCards(page: Document, cards: PlainCards, layout: CardLayout): Promise<void> {
  const { paper } = layout;
  const content = cardSheet(page, cards, layout);
  // One that can't be drawn is left white: the pins matter.
  await Promise.allSettled([...content.querySelectorAll('img')].slice(0, 1).map((logo) => logo.decode()));
  printSheet(page, {
    paper,
    look: cardStyle(layout, { text: families.Roboto, digits: mono }),
    content,
    rules: (host) =>
      paper === 'a4'
        ? pageStyle(paper, 'A4', 0)
        : pageStyle(paper, host ? pieceOf(host, papers[paper].width) : 'auto'),
  });
}

/** A piece of the roll as long as the longest card. */
function pieceOf({ shadowRoot }: HTMLElement, width: number): string {
  const heights = [...(shadowRoot?.querySelectorAll('.piece') ?? [])].map(
    (piece) => piece.getBoundingClientRect().height,
  );
  return `${width}mm ${Math.ceil(Math.max(...heights) / MM) + CUT}mm`;
}
