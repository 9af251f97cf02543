/** The configuration that an operator sets in index.html, without a build. */
export interface Config {
  /** The API's origin; '' means the page's own origin. `createClient` validates it. */
  readonly apiBase: string;
  /** The name of the product. */
  readonly productName: string;
}

/** The product name if none is set. */
export const DEFAULT_NAME = 'Oja';

/** Reads `<meta name="oja-api-base">` and `<meta name="oja-product-name">`. */
export function readConfig(page: Pick<Document, 'querySelector'>): Config {
  const meta = (name: string) =>
    page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim() ?? '';
  return { apiBase: meta('oja-api-base'), productName: meta('oja-product-name') || DEFAULT_NAME };
}
