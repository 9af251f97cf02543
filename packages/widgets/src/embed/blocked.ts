/** Remembers what the page's Content Security Policy has stopped: a call that fails does not say that it was that. */
export function watchPolicy(page: Document): (address: string) => boolean {
  const stopped: string[] = [];
  page.addEventListener('securitypolicyviolation', ({ blockedURI, disposition }) => {
    if (disposition === 'enforce') stopped.push(blockedURI);
  });
  // A browser may tell the origin of a stranger's address alone.
  return (address) => stopped.some((uri) => uri.startsWith(address) || address.startsWith(`${uri}/`));
}
