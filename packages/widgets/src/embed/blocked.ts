/** Records what the page's Content Security Policy blocks: a failed request does not say that it was blocked. */
export function watchPolicy(page: Document): (address: string) => boolean {
  const stopped: string[] = [];
  page.addEventListener('securitypolicyviolation', ({ blockedURI, disposition }) => {
    if (disposition === 'enforce') stopped.push(blockedURI);
  });
  // For cross-origin addresses a browser may report only the origin.
  return (address) => stopped.some((uri) => uri.startsWith(address) || address.startsWith(`${uri}/`));
}
