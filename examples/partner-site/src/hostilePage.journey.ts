import type { Page, Request } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildEmbed, builtEmbed, VERSION } from './testing/builtEmbed.ts';
import { openFixture } from './testing/fixturePage.ts';
import { openStreet, type Street } from './testing/street.ts';
import { type WidgetOnPage, widgetOn } from './testing/widgetOn.ts';

const PRICE = 45_600;

let street: Street;
let page: Page;
let widget: WidgetOnPage;
let requests: Request[];

beforeAll(async () => {
  street = await openStreet(builtEmbed);
});
afterAll(() => street?.close());

beforeEach(async () => {
  page = await street.visit();
  requests = [];
  page.on('request', (request) => requests.push(request));
  widget = widgetOn(page);
});
afterEach(() => page.context().close());

/** The body of the one purchase that left. */
function purchaseSent(): Record<string, unknown> {
  const sent = requests.filter(
    (request) => request.url().endsWith('/purchase') && request.method() === 'POST',
  );
  expect(sent.length).toBe(1);
  return JSON.parse(sent[0]?.postData() ?? '') as Record<string, unknown>;
}

async function sellAndCheck(): Promise<void> {
  await widget.fillIn('08011111111');
  await widget.buy.click();
  await widget.heading('Delivered').waitFor();
  const sent = purchaseSent();
  expect(sent).toEqual({
    reference: expect.stringMatching(/^[\da-f-]{36}$/),
    serviceId: 'mtn-data',
    planId: 'mtn-sme-1gb-30d',
    recipient: '08011111111',
    expectedPrice: '456.00',
  });
  expect(await street.api.ledger.debits(String(sent['reference']))).toEqual([PRICE]);
}

describe('a page that is rough with everything on it', () => {
  const styles = `
    body *, oja-data-purchase { display: none !important; visibility: hidden !important; opacity: 0 !important;
      position: absolute !important; transform: scale(0) !important; pointer-events: none !important }
    html { letter-spacing: 1em; word-spacing: 3em; line-height: 4; font: italic 900 60px cursive;
      text-transform: uppercase; text-indent: 9em; color: transparent; cursor: none }
    button, input, label, h2 { all: unset !important; font-size: 60px !important }`;

  it('changes nothing in the widget by its stylesheet', async () => {
    await openFixture(street, page);
    await widget.phone.waitFor();
    const calm = await looks(page);
    await openFixtureAnew({ head: `<style>${styles}</style>` });
    await widget.phone.waitFor();
    expect(await looks(page)).toEqual(calm);
    await sellAndCheck();
  });

  it('changes nothing in what is sent by the methods it has added to every object', async () => {
    await page.addInitScript(() => {
      // As Prototype.js did, and worse.
      const pollute = (prototype: object, name: string, value: unknown) =>
        Object.defineProperty(prototype, name, {
          value,
          enumerable: true,
          writable: true,
          configurable: true,
        });
      pollute(Array.prototype, 'toJSON', function (this: unknown[]) {
        return `polluted ${this.length}`;
      });
      pollute(String.prototype, 'toJSON', () => 'polluted');
      pollute(Object.prototype, 'extra', 'polluted');
      pollute(Array.prototype, 'each', () => 'polluted');
    });
    await openFixture(street, page);
    await sellAndCheck();
    expect(requests.filter((request) => request.url().includes('polluted'))).toEqual([]);
  });

  it('cannot stand in for its configuration by markup with the right names', async () => {
    const clobbering = `
      <img name="currentScript" data-api-base="https://evil.example">
      <form id="Oja"><input name="configure"><input name="apiBase" value="https://evil.example"></form>`;
    await openFixture(street, page, { body: `${clobbering}<oja-data-purchase></oja-data-purchase>` });
    await sellAndCheck();
    expect(
      await page.evaluate(() => typeof (window as { Oja?: { configure?: unknown } }).Oja?.configure),
    ).toBe('function');
    expect(outside()).toEqual([]);
  });

  it('cannot send the widget elsewhere by an attribute', async () => {
    const evil = 'https://evil.example';
    await openFixture(street, page, {
      body: `<oja-data-purchase api-base="${evil}" data-api-base="${evil}" apibase="${evil}"></oja-data-purchase>`,
    });
    await sellAndCheck();
    expect(outside()).toEqual([]);
  });

  it('does no harm with a second script of another version and another API base', async () => {
    await openFixture(street, page);
    await widget.phone.fill('0801');
    const oja = `${street.api.url}/embed/${VERSION}/oja.js?another`;
    await page.evaluate(
      (src) =>
        new Promise((resolve) => {
          const script = document.createElement('script');
          script.setAttribute('data-api-base', 'https://evil.example');
          Object.assign(script, { src, onload: resolve });
          document.head.append(script);
        }),
      oja,
    );
    expect(await widget.phone.inputValue()).toBe('0801');
    await sellAndCheck();
    expect(outside()).toEqual([]);
  });

  async function openFixtureAnew(fixture: Parameters<typeof openFixture>[2]): Promise<void> {
    await page.unroute(`${street.shop.url}/`);
    await openFixture(street, page, fixture);
  }
});

describe('an API base that must not be used', () => {
  it.each([
    'https://api.example@evil.example',
    '//evil.example',
    'https:\\\\evil.example',
    'http://evil.example',
  ])('asks for nothing with %s: no call, no code, no token', async (apiBase) => {
    await openFixture(street, page, { apiBase });
    await expectNothingAsked();
  });

  it('asks for nothing where the build names its API bases and this is none of them', async () => {
    const strict = await buildEmbed({ name: 'strict', apiBases: ['https://api.oja.example'] });
    await page.route('**/oja.js', (route) => route.fulfill({ path: `${strict}/${VERSION}/oja.js` }));
    await openFixture(street, page);
    await expectNothingAsked();
  });

  async function expectNothingAsked(): Promise<void> {
    await widget.element.getByText('Buying does not work on this page yet.').waitFor();
    await page.waitForLoadState('networkidle');
    expect(requests.map((request) => new URL(request.url()).pathname).sort()).toEqual([
      '/',
      `/embed/${VERSION}/oja.js`,
      '/partner.js',
    ]);
  }
});

describe('a page on a bad network', () => {
  it('loads the element’s code on the second try', async () => {
    const tries: string[] = [];
    await page.route('**/oja-data-purchase.js*', (route) => {
      tries.push(new URL(route.request().url()).search);
      return tries.length === 1 ? route.abort() : route.continue();
    });
    await openFixture(street, page);
    await widget.phone.waitFor();
    expect(tries).toEqual(['', '?again=1']);
  });

  it('says what happened when the code does not come, and loads it when asked', async () => {
    await page.route('**/oja-data-purchase.js*', (route) => route.abort());
    await openFixture(street, page);
    await widget.element.getByText('This did not load.').waitFor();
    await page.unroute('**/oja-data-purchase.js*');
    await widget.element.getByRole('button', { name: 'Try again' }).click();
    await sellAndCheck();
  });
});

describe('a page that changes while a visitor types', () => {
  it('keeps what was typed when the element is moved', async () => {
    await openFixture(street, page);
    await widget.phone.fill('08011111111');
    await page.evaluate(() => {
      const place = document.body.appendChild(document.createElement('main'));
      place.append(document.querySelector('oja-data-purchase') as HTMLElement);
    });
    expect(await page.locator('main oja-data-purchase').count()).toBe(1);
    expect(await widget.phone.inputValue()).toBe('08011111111');
    await sellAndCheck();
  });

  it('leaves nothing when the element is taken out in the middle of a sale, and takes the sale up when it is back', async () => {
    await page.clock.install();
    await openFixture(street, page);
    await widget.fillIn('08020000201');
    await widget.buy.click();
    await widget.element.getByText('Held, confirming').waitFor();
    await page.evaluate(() => {
      const element = document.querySelector('oja-data-purchase') as HTMLElement;
      Object.assign(window, { taken: element });
      element.remove();
    });
    const { reference } = purchaseSent();
    const asked = requests.length;
    // Long enough for several questions to the server, if anybody were left to ask.
    await page.clock.fastForward(60_000);
    const left = await page.evaluate(
      () => (window as unknown as { taken: HTMLElement }).taken.shadowRoot?.childNodes.length,
    );
    expect(left).toBe(0);
    expect(requests.length).toBe(asked);
    await page.evaluate(() => document.body.append((window as unknown as { taken: HTMLElement }).taken));
    await widget.heading('Delivered').waitFor();
    expect(await street.api.ledger.debits(String(reference))).toEqual([PRICE]);
  });

  it('keeps two elements apart', async () => {
    await openFixture(street, page, { body: '<oja-data-purchase></oja-data-purchase>'.repeat(2) });
    const other = widgetOn(page, 1);
    await page.evaluate(() => {
      const [one, two] = document.querySelectorAll('oja-data-purchase');
      Object.assign(two as HTMLElement, { getToken: (one as unknown as { getToken: unknown }).getToken });
    });
    await other.phone.fill('0803');
    await sellAndCheck();
    expect(await other.phone.inputValue()).toBe('0803');
  });
});

/** Requests to anywhere but the shop and the API. */
function outside(): string[] {
  const known = [street.api.url, street.shop.url];
  return requests.map((request) => new URL(request.url()).origin).filter((origin) => !known.includes(origin));
}

/** How the widget looks, part by part: what a page's stylesheet could have changed. */
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
