import { type CardLayout, cardGrids } from './cardLayout.ts';
import type { PlainCard, PlainCards } from './plainCards.ts';

/** Blank margin of a page, and the position and length of the cut marks in it, in mm. */
const MARGIN = 10;
const MARK = { from: 3, length: 5 };
const A4 = { width: 210, height: 297 };

/** Creates an element with DOM calls only, so that text from servers and agents can't become HTML. */
function element(page: Document, name: string, ...content: readonly (Node | string)[]): HTMLElement {
  const made = page.createElement('div');
  made.className = name;
  made.append(...content);
  return made;
}

function logoOf(page: Document, logo: string): HTMLImageElement {
  const image = page.createElement('img');
  image.className = 'logo';
  image.alt = '';
  image.src = logo;
  return image;
}

function cardElement(page: Document, { pin, lines }: PlainCard, { shop, item, copy }: PlainCards) {
  const make = (name: string, ...content: readonly (Node | string)[]) => element(page, name, ...content);
  const groups = pin.groups.flatMap((group, at) => [at > 0 ? ' ' : '', make('group', group)]);
  return make(
    'card',
    make(
      'head',
      ...(shop.logo ? [logoOf(page, shop.logo)] : []),
      ...(shop.name ? [make('shop', shop.name)] : []),
      ...(copy ? [make('copy', copy)] : []),
    ),
    make('item', item),
    make('pin', ...groups),
    ...lines.map((line) => make('line', line)),
    ...(shop.phone ? [make('line', shop.phone)] : []),
  );
}

/** Short lines in the margin of a page that show where to cut. */
function cutMarks(page: Document, columns: number, rows: number): HTMLElement[] {
  const mark = (name: string, left: number, top: number) => {
    const made = element(page, name);
    Object.assign(made.style, { left: `${left}mm`, top: `${top}mm` });
    return made;
  };
  const steps = (count: number, size: number) =>
    Array.from({ length: count + 1 }, (_, at) => MARGIN + (at * (size - 2 * MARGIN)) / count);
  const near = MARK.from;
  const far = (size: number) => size - MARK.from - MARK.length;
  return [
    ...steps(columns, A4.width).flatMap((left) => [
      mark('mark down', left, near),
      mark('mark down', left, far(A4.height)),
    ]),
    ...steps(rows, A4.height).flatMap((top) => [
      mark('mark across', near, top),
      mark('mark across', far(A4.width), top),
    ]),
  ];
}

/** The cards of a purchase, on the pages of a layout. */
export function cardSheet(
  page: Document,
  plain: PlainCards,
  { paper, onPage }: CardLayout,
): DocumentFragment {
  const cards = plain.cards.map((card) => cardElement(page, card, plain));
  const sheet = page.createDocumentFragment();
  if (paper !== 'a4') {
    sheet.append(...cards.map((card) => element(page, 'piece', card)));
    return sheet;
  }
  const { columns, rows } = cardGrids[onPage];
  for (let first = 0; first < cards.length; first += onPage)
    sheet.append(
      element(page, 'page', ...cards.slice(first, first + onPage), ...cutMarks(page, columns, rows)),
    );
  return sheet;
}

/** Styles for paper, in mm and pt, black on white. A shop name takes at most two lines on A4; on a roll it is never cut off. */
export function cardStyle({ paper, onPage }: CardLayout, fonts: { text: string; digits: string }): string {
  const { columns, rows, letters } = cardGrids[onPage];
  const size = paper === 'a4' ? letters : paper === 'roll58' ? 9 : 11;
  return `
:host { color: #000; background: #fff; color-scheme: light; font: ${size}pt/1.25 ${fonts.text}; text-align: start }
* { box-sizing: border-box; margin: 0; padding: 0 }
.page { position: relative; width: ${A4.width}mm; height: ${A4.height - 0.4}mm; padding: ${MARGIN}mm; display: grid;
  grid-template: repeat(${rows}, minmax(0, 1fr)) / repeat(${columns}, minmax(0, 1fr)); break-after: page; overflow: hidden }
.page:last-child, .piece:last-child { break-after: auto }
.piece { break-after: page; break-inside: avoid; padding-block: 3mm }
.card { display: flex; flex-direction: column; justify-content: center; gap: 0.15em; min-width: 0; min-height: 0;
  overflow-wrap: anywhere }
.page .card { padding: 0.5em 0.8em; border: 0.1mm dotted #777 }
.head { display: flex; align-items: center; gap: 0.5em; min-width: 0 }
.logo { height: 1.9em; max-width: 6em; object-fit: contain }
.shop { flex: 1 1 0; min-width: 0; font-weight: 600; text-wrap: balance }
.page .shop { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden }
.copy { margin-inline-start: auto; padding: 0 0.4em; border: 0.2mm solid #000; font-weight: 600; white-space: nowrap }
.item { font-weight: 600 }
.pin { font: 600 ${paper === 'roll80' ? 1.35 : 1.5}em/1.25 ${fonts.digits}; font-variant-numeric: slashed-zero; text-wrap: balance }
.group { display: inline-block }
.mark { position: absolute }
.down { height: ${MARK.length}mm; border-inline-start: 0.2mm solid #000 }
.across { width: ${MARK.length}mm; border-block-start: 0.2mm solid #000 }
`;
}
