import type { Page } from 'playwright';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Code, codes } from '../../../packages/widgets/src/embed/codes.ts';
import { embed } from '../../../packages/widgets/src/text/en/embed.ts';
import { embedFault } from '../../../packages/widgets/src/text/en/embedFault.ts';
import type { DemoSites } from './testing/demoSites.helper.ts';
import { visitsForTests } from './testing/demoVisit.helper.ts';
import { respelled, VERSION } from './testing/embedBuild.helper.ts';
import { type Heard, hearPage } from './testing/heard.helper.ts';
import { hostilePages, part } from './testing/hostilePages.helper.ts';
import { openFixture } from './testing/hostPage.helper.ts';

const here = visitsForTests();
let page: Page;
let heard: Heard;
beforeEach(async () => {
  ({ page } = here.visit);
  heard = await hearPage(page);
});

const address = (code: Code) => `${here.sites.api.url}/embed/${VERSION}/errors.html#${code}`;

const news = async () => (await heard.events()).map(({ name, code }) => `${name} ${code}`.trim());

describe('a page on which the element cannot sell', () => {
  it.each(Object.keys(hostilePages({ api: {} } as DemoSites)))(
    'shows, logs and dispatches the error if the page %s',
    async (name) => {
      const hostile = hostilePages(here.sites)[name];
      if (!hostile) throw new Error(name);
      const { code, says, tag = 'oja-data-purchase', prepare, ...fixture } = hostile;
      await prepare?.(page, here.sites);
      await openFixture(here.sites, page, { body: `<${tag}></${tag}>`, ...fixture });
      await page.locator(tag).getByText(says).waitFor();
      // The console line is written before the event is dispatched.
      await vi.waitFor(() => expect(heard.lines).toHaveLength(1), 15_000);
      expect(await heard.events()).toEqual([{ from: tag, name: 'oja:error', code }]);
      // If the policy blocks scripts, the chunk with the messages may be blocked too.
      const fix = code === 'csp-script' ? code : codes[code].fix;
      expect(heard.lines[0]).toContain(`Oja: ${fix} ${address(code)}`);
      expect(await page.locator(tag).evaluate((element) => element.shadowRoot?.textContent)).not.toMatch(
        code === 'code-lost' ? /sign in|support/i : /sign in|support|your connection and/i,
      );
    },
  );

  it('has a help page with a section for the code `csp-script`', async () => {
    const answer = await page.request.get(address('csp-script'));
    expect(answer.headers()['content-type']).toContain('text/html');
    expect(await answer.text()).toContain('<h2 id="csp-script">');
  });

  it('reports a script that hangs, and loads it from another URL after "Try again"', async () => {
    await page.clock.install();
    const asked: string[] = [];
    await page.route(part, (route) => {
      asked.push(new URL(route.request().url()).pathname);
      return asked.length === 1 ? undefined : route.continue();
    });
    await openFixture(here.sites, page);
    await vi.waitFor(() => expect(asked).toHaveLength(1), 15_000);
    await page.clock.fastForward(20_000);
    const element = page.locator('oja-data-purchase');
    await element.getByText(embedFault.network).waitFor();
    await element.getByRole('button', { name: embed.tryAgain }).click();
    await element.getByRole('button', { name: /^Review/ }).waitFor();
    expect(asked).toEqual([
      `/embed/${VERSION}/oja-data-purchase.js`,
      `/embed/${respelled(VERSION)}/oja-data-purchase.js`,
    ]);
    await vi.waitFor(async () => expect(await news()).toEqual(['oja:error code-slow', 'oja:ready']), 15_000);
  });
});

describe('a page with a naming conflict', () => {
  const taken = `<script>customElements.define('oja-airtime-purchase', class extends HTMLElement {});</script>`;

  it('reports a tag that the page defines itself, and shows the others', async () => {
    await openFixture(here.sites, page, { head: taken });
    await page
      .locator('oja-data-purchase')
      .getByRole('button', { name: /^Review/ })
      .waitFor();
    await vi.waitFor(
      async () => expect((await news()).sort()).toEqual(['oja:error tag-taken', 'oja:ready']),
      15_000,
    );
    const line = `Oja: ${codes['tag-taken'].fix} ${address('tag-taken')} oja-airtime-purchase`;
    await vi.waitFor(() => expect(heard.lines).toEqual([line]), 15_000);
  });

  it('reports a second version of oja.js in an event and on the console', async () => {
    await openFixture(here.sites, page);
    const element = page.locator('oja-data-purchase');
    await element.getByRole('button', { name: /^Review/ }).waitFor();
    await page.addScriptTag({ url: `${here.sites.api.url}/embed/${VERSION}/oja.js?another` });
    await vi.waitFor(
      async () => expect((await news()).sort()).toEqual(['oja:error two-scripts', 'oja:ready']),
      15_000,
    );
    const line = `Oja: ${codes['two-scripts'].fix} ${address('two-scripts')}`;
    await vi.waitFor(() => expect(heard.lines).toEqual([line]), 15_000);
  });

  it('reports the page’s own window.Oja, and shows the form', async () => {
    await openFixture(here.sites, page, { head: '<script>var Oja = 1;</script>' });
    await page
      .locator('oja-data-purchase')
      .getByRole('button', { name: /^Review/ })
      .waitFor();
    const told = { from: '#document', name: 'oja:error', code: 'name-taken' };
    await vi.waitFor(async () => expect(await heard.events()).toContainEqual(told), 15_000);
  });
});

describe('Oja.doctor()', () => {
  it('prints a table of the page’s settings and errors', async () => {
    await openFixture(here.sites, page, { script: '' });
    await page.locator('oja-data-purchase').getByText(embedFault.host).waitFor();
    const printed = page.waitForEvent('console', (message) => message.type() === 'table');
    await page.evaluate(() => (window as unknown as { Oja: { doctor(): Promise<void> } }).Oja.doctor());
    const [findings] = (await printed).args();
    const rows = (await findings?.jsonValue()) as { what: string; found: string }[];
    const found = (what: string) => rows.find((row) => row.what === what)?.found;
    expect(found('version')).toBe(VERSION);
    expect(found('API base')).toBe(here.sites.api.url);
    expect(found('missing in this browser')).toBe('nothing');
    expect(found('<oja-data-purchase> 1')).toContain(codes['no-get-token'].fix);
    expect(found('reported')).toContain('no-get-token');
  });
});
