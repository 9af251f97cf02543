import type { Page } from 'playwright';
import type { DemoSites } from './demoSites.helper.ts';
import { VERSION } from './embedBuild.helper.ts';

export interface Fixture {
  /** The script tag's API base; the API's origin by default. */
  readonly apiBase?: string;
  /** The folder of oja.js; the folder of the version by default. */
  readonly folder?: string;
  /** The page's language; English by default. */
  readonly lang?: string;
  /** Markup for the page's head, before any script. */
  readonly head?: string;
  /** The body, with the element in it. */
  readonly body?: string;
  /** The text of the page's own script; the shop's script by default. */
  readonly script?: string;
}

/**
 * Opens another page on the shop's origin, so that the shop's server still gives it sessions. The page has no policy,
 * so it can do to the widget whatever a partner's page can.
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
  // A fulfilled page counts as public internet, which needs permission to call the local network.
  await page.context().grantPermissions(['local-network-access'], { origin: sites.shop.url });
  await page.route(`${sites.shop.url}/`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(sites.shop.url);
}
