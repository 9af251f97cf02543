import type { Scheme } from '../theme/OjaTheme.ts';

/** The colour scheme that the page sets around an element; `null` if it sets none or both. */
export function pageScheme(host: Element): Exclude<Scheme, 'auto'> | null {
  // `hostStyles` inherits `color-scheme`. The value can be "only dark", which forbids browsers to change it.
  const { colorScheme } = getComputedStyle(host);
  const isDark = colorScheme.includes('dark');
  if (isDark === colorScheme.includes('light')) return null;
  return isDark ? 'dark' : 'light';
}

/** Calls back when the page changes its scheme, which pages do on the root or body. Returns a function that stops it. */
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
