/**
 * A stylesheet that failed to load leaves its `<link>` behind, and Vite takes it for loaded at the next try: the screen
 * would come without its styles. Removes it, so that the quiet retry asks for it again.
 */
export function forgetFailedStyles(): () => void {
  const forget = ({ payload }: VitePreloadErrorEvent) => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
      if (payload.message.includes(link.href)) link.remove();
    }
  };
  addEventListener('vite:preloadError', forget);
  return () => removeEventListener('vite:preloadError', forget);
}
