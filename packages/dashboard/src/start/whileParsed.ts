/**
 * Runs `fill` after each part of the page that the browser parses, before that part is painted. Returns a function that
 * runs it again. DOMContentLoaded would be too late, because it waits for the app.
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
