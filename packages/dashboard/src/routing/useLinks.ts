import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Client-side navigation for plain links in widgets, which know no router. Spread it on a surrounding element: a click
 * on a link to a page of this app navigates without a reload. Links to other sites, new tabs and downloads are left to
 * the browser.
 */
export function useLinks() {
  const [, go] = useLocation();
  return {
    onClick(event: MouseEvent<HTMLElement>) {
      if (event.defaultPrevented || !isPlain(event) || !(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLAnchorElement>('a[href]:not([target], [download])');
      if (link?.origin !== location.origin) return;
      event.preventDefault();
      go(link.pathname + link.search + link.hash);
    },
  };
}
