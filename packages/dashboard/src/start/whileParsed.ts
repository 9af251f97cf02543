/**
 * Runs `fill` after each piece of the page that the browser parses, before it is painted, and whenever what is returned
 * is called. DOMContentLoaded would be too late: it waits for the app.
 */
export function whileParsed(fill: () => void): () => void {
  if (document.readyState !== 'loading') {
    fill();
    return fill;
  }
  const observer = new MutationObserver(fill);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    observer.disconnect();
    fill();
  });
  return fill;
}
