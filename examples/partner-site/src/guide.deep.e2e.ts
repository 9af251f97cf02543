import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { describe, expect, it, vi } from 'vitest';
import { visitsForTests } from './testing/demoVisit.helper.ts';
import { builtEmbed, VERSION } from './testing/embedBuild.helper.ts';
import { tokenForAll } from './testing/everyElement.helper.ts';
import { snippetOf } from './testing/guide.helper.ts';
import { hearPage } from './testing/heard.helper.ts';
import { openFixture } from './testing/hostPage.helper.ts';

const here = visitsForTests();

const ofTheApi = (snippet: string) => snippet.replaceAll('https://api.example.ng', here.sites.api.url);

/** Serves `html` as the shop's page and opens it. */
async function open(page: Page, html: string): Promise<void> {
  const { url } = here.sites.shop;
  await page.context().grantPermissions(['local-network-access'], { origin: url });
  await page.route(`${url}/`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(url);
}

it('sells from the unchanged page of the partners’ guide', async () => {
  const { visit } = here;
  await open(visit.page, ofTheApi(snippetOf('html')));
  await visit.sellAndCheck();
  await visit.page.getByText('delivered: 08011111111').waitFor();
});

it('applies the theme and the events of the guide', async () => {
  const { sites, visit } = here;
  const warnings: string[] = [];
  visit.page.on('console', (message) => warnings.push(message.text()));
  await openFixture(sites, visit.page, { script: tokenForAll });
  await visit.widget.phone.waitFor();
  await visit.page.evaluate(`{ ${snippetOf('js', 'Theme')} ${snippetOf('js', 'Events')} }`);
  await visit.widget.element.locator('[data-oja-theme="light"]').waitFor();
  const look = await visit.widget.element.evaluate((element) => {
    const style = getComputedStyle(element.shadowRoot?.querySelector('section') as Element);
    return ['accent', 'canvas', 'surface', 'text'].map((name) =>
      style.getPropertyValue(`--oja-color-${name}`),
    );
  });
  expect(look).toEqual(['#a33d12', '#fff7ef', '#ffffff', '#2a1a12']);
  await visit.sellAndCheck();
  await visit.page.getByText('oja-data-purchase: delivered, charged, ₦456.00').waitFor();
  expect(warnings.filter((text) => text.startsWith('Oja'))).toEqual([]);
});

describe('the hashes of the guide', () => {
  /** The guide's markup with each placeholder replaced by the build's hash from `sri.json`. */
  function markup(change = (hash: string) => hash): string {
    const hashes = JSON.parse(readFileSync(`${builtEmbed}/${VERSION}/sri.json`, 'utf8')) as Record<
      string,
      string
    >;
    return ofTheApi(snippetOf('html', 'Versions and upgrades')).replace(
      /([\w-]+\.js)("[^"]+")sha384-…/g,
      (_, file: string, between: string) => `${file}${between}${change(hashes[file] ?? '')}`,
    );
  }
  const body = `<oja-data-purchase></oja-data-purchase><p id="news"></p><script src="/partner.js"></script>`;

  it('accept the files as they were built', async () => {
    const { visit } = here;
    expect(markup()).not.toContain('…');
    await open(visit.page, markup() + body);
    await visit.sellAndCheck();
  });

  it('block a file whose hash differs', async () => {
    const { visit } = here;
    const heard = await hearPage(visit.page);
    // Changes only the hashes of the files that the loader imports: the loader has its own attribute.
    const [map = '', script = ''] = markup().split('</script>');
    const wrong = map.replace(/sha384-\S{8}/g, 'sha384-AAAAAAAA');
    await open(visit.page, `${wrong}</script>${script}</script>${body}`);
    await vi.waitFor(
      async () => expect((await heard.events()).map(({ code }) => code)).toEqual(['code-lost']),
      15_000,
    );
  });
});
