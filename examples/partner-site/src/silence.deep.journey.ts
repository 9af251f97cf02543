import type { Page } from 'playwright';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Code, codes } from '../../../packages/widgets/src/embed/codes.ts';
import { embed } from '../../../packages/widgets/src/text/en/embed.ts';
import { embedFault } from '../../../packages/widgets/src/text/en/embedFault.ts';
import type { DemoSites } from './testing/demoSites.harness.ts';
import { visitsForTests } from './testing/demoVisit.harness.ts';
import { respelled, VERSION } from './testing/embedBuild.harness.ts';
import { type Heard, hearPage } from './testing/heard.harness.ts';
import { hostilePages, part } from './testing/hostilePages.harness.ts';
import { openFixture } from './testing/hostPage.harness.ts';

const here = visitsForTests();
let page: Page;
let heard: Heard;
beforeEach(async () => {
  ({ page } = here.visit);
  heard = await hearPage(page);
});

const address = (code: Code) => `${here.sites.api.url}/embed/${VERSION}/errors.html#${code}`;

const news = async () => (await heard.events()).map(({ name, code }) => `${name} ${code}`.trim());

describe('a page on which nothing can be sold', () => {
  it.each(Object.keys(hostilePages({ api: {} } as DemoSites)))(
    'that %s says so, to everybody',
    async (name) => {
      const hostile = hostilePages(here.sites)[name];
      if (!hostile) throw new Error(name);
      const { code, says, tag = 'oja-data-purchase', prepare, ...fixture } = hostile;
      await prepare?.(page, here.sites);
      await openFixture(here.sites, page, { body: `<${tag}></${tag}>`, ...fixture });
      await page.locator(tag).getByText(says).waitFor();
      // The line is written right before the event.
      await vi.waitFor(() => expect(heard.lines).toHaveLength(1), 15_000);
      expect(await heard.events()).toEqual([{ from: tag, name: 'oja:error', code }]);
      // Then not even the sentences may come.
      const fix = code === 'csp-script' ? code : codes[code].fix;
      expect(heard.lines[0]).toContain(`Oja: ${fix} ${address(code)}`);
      expect(await page.locator(tag).evaluate((element) => element.shadowRoot?.textContent)).not.toMatch(
        code === 'code-lost' ? /sign in|support/i : /sign in|support|your connection and/i,
      );
    },
  );

  it('is told where to read on, on a page that has every code', async () => {
    const answer = await page.request.get(address('csp-script'));
    expect(answer.headers()['content-type']).toContain('text/html');
    expect(await answer.text()).toContain('<h2 id="csp-script">');
  });

  it('waits for a part that hangs, and asks for it by another address when the visitor says so', async () => {
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

describe('a page with something of the same name', () => {
  const taken = `<script>customElements.define('oja-airtime-purchase', class extends HTMLElement {});</script>`;

  it('has its own definition of one tag, and sells with the others', async () => {
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

  it('has two versions of oja.js, and sells with the first', async () => {
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

  it('has a window.Oja, and sells with what is set on the elements', async () => {
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
  it('prints what is wrong with the page, and what is not', async () => {
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
    expect(found('told')).toContain('no-get-token');
  });
});
