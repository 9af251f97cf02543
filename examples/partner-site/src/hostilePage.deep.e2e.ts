import type { Page } from 'playwright';
import { describe, expect, it, vi } from 'vitest';
import { PRICE, visitsForTests } from './testing/demoVisit.helper.ts';
import { buildEmbed, VERSION } from './testing/embedBuild.helper.ts';
import { tokenForAll } from './testing/everyElement.helper.ts';
import { hearPage } from './testing/heard.helper.ts';
import { openFixture } from './testing/hostPage.helper.ts';
import { widgetOn } from './testing/widgetOnPage.helper.ts';

const here = visitsForTests();

describe('a hostile page', () => {
  const styles = `
    body *, oja-data-purchase { display: none !important; visibility: hidden !important; opacity: 0 !important;
      position: absolute !important; transform: scale(0) !important; pointer-events: none !important }
    html { letter-spacing: 1em; word-spacing: 3em; line-height: 4; font: italic 900 60px cursive;
      text-transform: uppercase; text-indent: 9em; color: transparent; cursor: none }
    button, input, label, h2 { all: unset !important; font-size: 60px !important }`;

  it('does not change the widget with its stylesheet', async () => {
    await openFixture(here.sites, here.visit.page);
    await here.visit.widget.phone.waitFor();
    const calm = await looks(here.visit.page);
    await openFixtureAnew({ head: `<style>${styles}</style>` });
    await here.visit.widget.phone.waitFor();
    expect(await looks(here.visit.page)).toEqual(calm);
    await here.visit.sellAndCheck();
  });

  /** Extends the built-in prototypes as Prototype.js did, and more. */
  function extendEverything(): void {
    // Skips the frame's own page, which is Oja's.
    if (window.top !== window) return;
    const extend = (prototype: object, name: string, value: unknown) =>
      Object.defineProperty(prototype, name, { value, enumerable: true, writable: true, configurable: true });
    extend(Array.prototype, 'toJSON', function (this: unknown[]) {
      return `polluted ${this.length}`;
    });
    extend(String.prototype, 'toJSON', () => 'polluted');
    for (const name of ['extra', 'ref', 'key', 'children', 'toJSON', 'className', 'title'])
      extend(Object.prototype, name, 'polluted');
    extend(Array.prototype, 'each', () => 'polluted');
  }

  it('gets the error `objects-extended` if it adds properties to every object', async () => {
    await here.visit.page.addInitScript(extendEverything);
    const heard = await hearPage(here.visit.page);
    await openFixture(here.sites, here.visit.page);
    await vi.waitFor(
      async () => expect((await heard.events()).map(({ code }) => code)).toContain('objects-extended'),
      15_000,
    );
  });

  it('sells in a frame if it adds properties to every object, and pollutes no request URL', async () => {
    const { page } = here.visit;
    await page.context().grantPermissions(['local-network-access'], { origin: here.sites.api.url });
    await page.addInitScript(extendEverything);
    await openFixture(here.sites, page, {
      script: tokenForAll,
      body: '<oja-data-purchase data-mode="frame"></oja-data-purchase>',
    });
    const widget = widgetOn(page.locator('oja-data-purchase iframe').contentFrame());
    await widget.fillIn('08011111111');
    await widget.buy.click();
    await widget.heading('Delivered').waitFor();
    const { reference } = here.visit.purchaseSent();
    expect(await here.sites.api.ledger.debits(String(reference))).toEqual([PRICE]);
    expect(here.visit.requests.filter((request) => request.url().includes('polluted'))).toEqual([]);
  });

  it('cannot replace the configuration with markup of the same names', async () => {
    const clobbering = `
      <img name="currentScript" data-api-base="https://evil.example">
      <form id="Oja"><input name="configure"><input name="apiBase" value="https://evil.example"></form>`;
    await openFixture(here.sites, here.visit.page, {
      body: `${clobbering}<oja-data-purchase></oja-data-purchase>`,
    });
    await here.visit.sellAndCheck();
    expect(
      await here.visit.page.evaluate(
        () => typeof (window as { Oja?: { configure?: unknown } }).Oja?.configure,
      ),
    ).toBe('function');
    expect(outside()).toEqual([]);
  });

  it('cannot redirect the widget with an attribute', async () => {
    const evil = 'https://evil.example';
    await openFixture(here.sites, here.visit.page, {
      body: `<oja-data-purchase api-base="${evil}" data-api-base="${evil}" apibase="${evil}"></oja-data-purchase>`,
    });
    await here.visit.sellAndCheck();
    expect(outside()).toEqual([]);
  });

  it('cannot redirect the widget with a second script of another version and API base', async () => {
    await openFixture(here.sites, here.visit.page);
    await here.visit.widget.phone.fill('0801');
    const oja = `${here.sites.api.url}/embed/${VERSION}/oja.js?another`;
    await here.visit.page.evaluate(
      (src) =>
        new Promise((resolve) => {
          const script = document.createElement('script');
          script.setAttribute('data-api-base', 'https://evil.example');
          Object.assign(script, { src, onload: resolve });
          document.head.append(script);
        }),
      oja,
    );
    expect(await here.visit.widget.phone.inputValue()).toBe('0801');
    await here.visit.sellAndCheck();
    expect(outside()).toEqual([]);
  });

  async function openFixtureAnew(fixture: Parameters<typeof openFixture>[2]): Promise<void> {
    await here.visit.page.unroute(`${here.sites.shop.url}/`);
    await openFixture(here.sites, here.visit.page, fixture);
  }
});

describe('an API base that must not be used', () => {
  it.each([
    'https://api.example@evil.example',
    '//evil.example',
    'https:\\\\evil.example',
    'http://evil.example',
  ])('shows an error and requests no widget code, no token and no API call: %s', async (apiBase) => {
    await openFixture(here.sites, here.visit.page, { apiBase });
    await expectNothingAsked();
  });

  it('shows an error and requests nothing if the build allows only other API bases', async () => {
    const strict = await buildEmbed({ name: 'strict', apiBases: ['https://api.oja.example'] });
    await here.visit.page.route('**/oja.js', (route) =>
      route.fulfill({ path: `${strict}/${VERSION}/oja.js` }),
    );
    await openFixture(here.sites, here.visit.page);
    await expectNothingAsked();
  });

  async function expectNothingAsked(): Promise<void> {
    await here.visit.widget.element.getByText('This is not working on this page at the moment.').waitFor();
    await here.visit.page.waitForLoadState('networkidle');
    const asked = here.visit.requests.map((request) => new URL(request.url()).pathname);
    // Shared chunk that the diagnostics import.
    const isExtra = (path: string) => path.startsWith(`/embed/${VERSION}/oja-extra`);
    expect(asked.filter((path) => !isExtra(path)).sort()).toEqual([
      '/',
      `/embed/${VERSION}/oja-doctor.js`,
      `/embed/${VERSION}/oja.js`,
      '/partner.js',
    ]);
  }
});

/** Requests to other origins than the shop and the API. */
function outside(): string[] {
  const known = [here.sites.api.url, here.sites.shop.url];
  return here.visit.requests
    .map((request) => new URL(request.url()).origin)
    .filter((origin) => !known.includes(origin));
}

/** The geometry and styles of each part of the widget that a page's stylesheet could change. */
function looks(on: Page): Promise<unknown> {
  return on.evaluate(() => {
    const root = document.querySelector('oja-data-purchase')?.shadowRoot;
    return [...(root?.querySelectorAll('*') ?? [])].map((part) => {
      const { width, height } = part.getBoundingClientRect();
      const style = getComputedStyle(part);
      const {
        display,
        visibility,
        opacity,
        letterSpacing,
        fontSize,
        fontStyle,
        color,
        cursor,
        textTransform,
      } = style;
      const type = { letterSpacing, fontSize, fontStyle, color, cursor, textTransform };
      return { tag: part.localName, width, height, display, visibility, opacity, ...type };
    });
  });
}
