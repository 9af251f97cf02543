/** What an operator sets in index.html, without a build (design: configuration at run time). */
export interface Config {
  /** The API's origin; '' is the page's own. Checked by `createClient`. */
  readonly apiBase: string;
  /** The product as agents know it. */
  readonly productName: string;
}

/** Where there is no name, or an empty one. */
const DEFAULT_NAME = 'Oja';

/** Reads `<meta name="oja-api-base">` and `<meta name="oja-product-name">`. */
export function readConfig(page: Pick<Document, 'querySelector'>): Config {
  const meta = (name: string) =>
    page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim() ?? '';
  return { apiBase: meta('oja-api-base'), productName: meta('oja-product-name') || DEFAULT_NAME };
}
