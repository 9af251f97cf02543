import type { Scheme } from '../theme/OjaTheme.ts';

/** The scheme that the page around an element has decided on; `null` where it has not, or follows the reader's system. */
export function pageScheme(host: Element): Exclude<Scheme, 'auto'> | null {
  // `hostStyles` lets it through; "only dark" forbids browsers to change it.
  const { colorScheme } = getComputedStyle(host);
  const isDark = colorScheme.includes('dark');
  if (isDark === colorScheme.includes('light')) return null;
  return isDark ? 'dark' : 'light';
}

/** Calls back when the page changes its scheme, which pages do on their root or body. Returns the way to stop. */
export function watchScheme(host: Element, onChange: () => void): () => void {
  const page = host.ownerDocument;
  let scheme = pageScheme(host);
  const changes = new MutationObserver(() => {
    const next = pageScheme(host);
    if (next !== scheme) onChange();
    scheme = next;
  });
  for (const place of [page.documentElement, page.body]) changes.observe(place, { attributes: true });
  return () => changes.disconnect();
}
