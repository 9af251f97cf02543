/**
 * Removes the `<link>` of a stylesheet that failed to load, so that the retry requests it again. Vite treats an
 * existing `<link>` as loaded, which would leave the screen without styles.
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
