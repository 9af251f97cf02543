import type { Paper } from './paper.ts';

/** An element to print, its look, and the rules that the page gets during the print. */
export interface Sheet {
  readonly paper: Paper;
  /** The look, as the text of a stylesheet. */
  readonly look: string;
  readonly content: Node;
  /** Returns `@page` and the rules that hide the page. Called again with the host once it can be measured. */
  rules(host: HTMLElement | null): string;
}

/** The function that removes the last printed sheet, by page. */
const leftovers = new WeakMap<Document, () => void>();

/**
 * Prints a sheet and nothing else of the page, also from within an embed's shadow root. The sheet is added in
 * its own shadow root at the end of the body, out of reach of the page's styles. It is removed when the
 * person is back on the page, or prints again.
 *
 * Uses only constructed stylesheets and DOM calls, so that it works under a CSP without inline styles and
 * with Trusted Types. Throws if the browser lacks them.
 */
export function printSheet(page: Document, { paper, look, content, rules }: Sheet): void {
  const view = page.defaultView;
  if (!view) throw new Error('This document is in no window.');
  leftovers.get(page)?.();

  const host = page.createElement('div');
  host.setAttribute('data-oja-paper', paper);
  // Print only, hidden from assistive technology.
  host.setAttribute('aria-hidden', 'true');
  const root = host.attachShadow({ mode: 'open' });
  const own = new view.CSSStyleSheet();
  own.replaceSync(look);
  root.adoptedStyleSheets = [own];
  root.append(content);

  const told = new view.CSSStyleSheet();
  told.replaceSync(rules(null));
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, told];
  page.body.append(host);
  told.replaceSync(rules(host));

  const over = new AbortController();
  const clear = () => {
    over.abort();
    host.remove();
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((sheet) => sheet !== told);
    leftovers.delete(page);
  };
  leftovers.set(page, clear);
  clearOnReturn(view, clear, over.signal);
  view.print();
}

/**
 * Removes the sheet once the person is back on the page. A phone's preview covers the page and renders it
 * again for another paper size or printer, after the `afterprint` of the first rendering. So the person is
 * back when the page is touched or typed on; or, after the first `afterprint`, when the page gets the focus,
 * becomes visible or comes out of the back/forward cache.
 */
function clearOnReturn(view: Window, clear: () => void, signal: AbortSignal): void {
  // Some browsers never fire `afterprint`.
  for (const touch of ['pointerdown', 'keydown'])
    view.addEventListener(touch, clear, { signal, capture: true });
  const listen = () => {
    view.addEventListener('focus', clear, { signal });
    view.addEventListener('pageshow', clear, { signal });
    view.document.addEventListener(
      'visibilitychange',
      () => {
        if (view.document.visibilityState === 'visible') clear();
      },
      { signal },
    );
  };
  view.addEventListener('afterprint', listen, { signal, once: true });
}
