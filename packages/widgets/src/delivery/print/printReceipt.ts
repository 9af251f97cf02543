import type { PlainReceipt } from '../plainReceipt.ts';
import { type Paper, papers } from './paper.ts';
import { paperSheet } from './paperSheet.ts';
import { pageStyle, paperStyle } from './paperStyle.ts';

const MM = 96 / 25.4;
/** A roll is cut below the last line, not through it. In mm. */
const CUT = 8;

/** How to take away what the last print left, by page: some browsers never say that printing is over. */
const leftovers = new WeakMap<Document, () => void>();

/**
 * Prints a receipt and nothing else of the page, also from within an embed's shadow root: the sheet stands in a shadow
 * root of its own at the end of the body, where the page's styles don't reach, and goes when printing is over.
 *
 * Only constructed stylesheets and DOM calls, so that it works under a CSP without inline styles and with Trusted Types.
 * Throws where the browser has neither.
 */
export function printReceipt(page: Document, receipt: PlainReceipt, paper: Paper): void {
  const view = page.defaultView;
  if (!view) throw new Error('This document is in no window.');
  leftovers.get(page)?.();

  const host = page.createElement('div');
  host.setAttribute('data-oja-paper', paper);
  // Print only, hidden from assistive technology.
  host.setAttribute('aria-hidden', 'true');
  const root = host.attachShadow({ mode: 'open' });
  const look = new view.CSSStyleSheet();
  look.replaceSync(paperStyle);
  root.adoptedStyleSheets = [look];
  root.append(paperSheet(page, receipt));

  const rules = new view.CSSStyleSheet();
  rules.replaceSync(pageStyle(paper, 'auto'));
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, rules];
  page.body.append(host);
  rules.replaceSync(pageStyle(paper, sizeOf(paper, host)));

  const over = new AbortController();
  const clear = () => {
    over.abort();
    host.remove();
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((sheet) => sheet !== rules);
    leftovers.delete(page);
  };
  leftovers.set(page, clear);
  view.addEventListener('afterprint', clear, { signal: over.signal });
  // Browsers without `afterprint`: the next touch of the page means that printing is over.
  view.addEventListener('pointerdown', clear, { signal: over.signal, capture: true });
  view.addEventListener('keydown', clear, { signal: over.signal, capture: true });
  view.print();
}

/** "A4", or a piece of the roll just as long as the receipt. */
function sizeOf(paper: Paper, host: HTMLElement): string {
  const { width, isRoll } = papers[paper];
  if (!isRoll) return 'A4';
  const height = Math.ceil(host.getBoundingClientRect().height / MM) + CUT;
  return `${width}mm ${height}mm`;
}
