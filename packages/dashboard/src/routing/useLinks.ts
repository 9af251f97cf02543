import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Widgets know no router: their links are plain ones. Put on what stands around them, this goes to a page of this app
 * without loading it anew; a link elsewhere, a new tab and a download stay the browser's.
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
