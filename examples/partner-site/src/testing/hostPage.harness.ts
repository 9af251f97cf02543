import type { Page } from 'playwright';
import type { DemoSites } from './demoSites.harness.ts';
import { VERSION } from './embedBuild.harness.ts';

export interface Fixture {
  /** On the script tag; the API's own origin where nothing is said. */
  readonly apiBase?: string;
  /** The folder of the script: that of the version where nothing is said. */
  readonly folder?: string;
  /** The page's own language: English where nothing is said. */
  readonly lang?: string;
  /** Into the page's head, before any script. */
  readonly head?: string;
  /** The body, with the element in it. */
  readonly body?: string;
  /** The page's own script: the shop's, or another's text. */
  readonly script?: string;
}

/**
 * Opens another page in the shop's place, on the shop's own origin, so that its server still gives sessions to it. It
 * has no policy: what it does to the widget, a page of a partner can do.
 */
export async function openFixture(sites: DemoSites, page: Page, fixture: Fixture = {}): Promise<void> {
  const {
    apiBase = sites.api.url,
    folder = VERSION,
    lang = 'en',
    head = '',
    body = '<oja-data-purchase></oja-data-purchase>',
    script,
  } = fixture;
  const own = script === undefined ? '<script src="/partner.js"></script>' : `<script>${script}</script>`;
  const oja = `${sites.api.url}/embed/${folder}/oja.js`;
  const html = `<!doctype html>
    <html lang="${lang}"><head><meta charset="utf-8"><title>Fixture</title>${head}</head>
    <body>${body}
      <p id="news"></p>
      ${own}
      <script async src="${oja}" data-api-base="${apiBase}"></script>
    </body></html>`;
  // A page that came from nowhere counts as one of the internet, which needs leave to call this machine.
  await page.context().grantPermissions(['local-network-access'], { origin: sites.shop.url });
  await page.route(`${sites.shop.url}/`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(sites.shop.url);
}
