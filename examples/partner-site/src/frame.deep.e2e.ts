import type { FrameLocator, Page } from 'playwright';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { embedFault } from '../../../packages/widgets/src/text/en/embedFault.ts';
import { PRICE, visitsForTests } from './testing/demoVisit.helper.ts';
import { VERSION } from './testing/embedBuild.helper.ts';
import { tokenForAll } from './testing/everyElement.helper.ts';
import { hearPage } from './testing/heard.helper.ts';
import { openFixture } from './testing/hostPage.helper.ts';
import { widgetOn } from './testing/widgetOnPage.helper.ts';

const PHONE = '08011111111';
const policy = (text: string) => `<meta http-equiv="Content-Security-Policy" content="${text}">`;

const here = visitsForTests();
let page: Page;
beforeEach(async () => {
  ({ page } = here.visit);
  await page.context().grantPermissions(['local-network-access'], { origin: here.sites.api.url });
});

const body = '<oja-data-purchase data-mode="frame" accent="#0b6e4f"></oja-data-purchase><p>Below</p>';
const inFrame = (): FrameLocator => page.locator('oja-data-purchase iframe').contentFrame();
const heightOf = (selector: string) =>
  page.locator(selector).evaluate((one) => one.getBoundingClientRect().height);

/** Records every text that passes through the page, as a malicious script could. */
function listenEverywhere(): void {
  const seen: string[] = [];
  const keep = (value: unknown) => {
    try {
      seen.push(typeof value === 'string' ? value : JSON.stringify(value));
    } catch {
      seen.push(String(value));
    }
  };
  Object.assign(window, { seen });
  const spy = (target: object, name: string) => {
    const original = Reflect.get(target, name) as (...given: unknown[]) => unknown;
    Reflect.set(target, name, function (this: unknown, ...given: unknown[]) {
      given.forEach(keep);
      return original.apply(this, given);
    });
  };
  spy(MessagePort.prototype, 'postMessage');
  spy(window, 'fetch');
  spy(EventTarget.prototype, 'dispatchEvent');
  spy(Element.prototype, 'setAttribute');
  const { attachShadow } = Element.prototype;
  const roots: ShadowRoot[] = [];
  Object.assign(window, { roots });
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.call(this, { ...options, mode: 'open' });
    roots.push(root);
    return root;
  };
  const onmessage = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage');
  Object.defineProperty(MessagePort.prototype, 'onmessage', {
    set(listener: (event: MessageEvent) => void) {
      onmessage?.set?.call(this, (event: MessageEvent) => {
        keep(event.data);
        listener(event);
      });
    },
  });
  for (const type of ['keydown', 'keyup', 'input', 'beforeinput', 'paste', 'message', 'oja:purchase'])
    window.addEventListener(
      type,
      (event) => {
        keep((event as KeyboardEvent).key ?? '');
        keep((event as CustomEvent).detail ?? (event as MessageEvent).data ?? '');
      },
      true,
    );
}

/** Sends forged messages to the page and to its frame. */
function forge(): void {
  const sale = { reference: 'forged', category: 'data', status: 'delivered', money: 'charged' };
  const detail = { ...sale, serviceId: 's', planId: 'p', amount: '1.00' };
  const forged = [
    { type: 'event', event: { name: 'oja:purchase', detail } },
    { type: 'size', height: 9000 },
    { tag: 'oja-airtime-purchase' },
  ];
  const frame = document.querySelector('oja-data-purchase')?.shadowRoot?.querySelector('iframe');
  for (const message of forged) {
    window.postMessage(message, '*');
    frame?.contentWindow?.postMessage(message, '*');
    frame?.contentWindow?.postMessage(message, '*', [new MessageChannel().port2]);
  }
}

describe('an element in a frame, on a page with malicious scripts', () => {
  it('sells, adapts its height, and tells the page about the sale but not the typed number', async () => {
    await page.addInitScript(listenEverywhere);
    const heard = await hearPage(page);
    // A page with a frame needs neither the API nor the widget's styles in its policy.
    const head = policy(
      `default-src 'none'; script-src 'unsafe-inline' ${here.sites.api.url}; connect-src 'self'; frame-src ${here.sites.api.url}`,
    );
    await openFixture(here.sites, page, { head, body, script: tokenForAll });
    const widget = widgetOn(inFrame());
    await widget.phone.waitFor();
    await page.evaluate(forge);

    const before = await heightOf('oja-data-purchase iframe');
    await widget.fillIn(PHONE);
    await widget.buy.waitFor();
    const inner = await widget.element.evaluate((one) => Math.ceil(one.getBoundingClientRect().height));
    await vi.waitFor(async () => expect(await heightOf('oja-data-purchase iframe')).toBe(inner));
    expect(inner).not.toBe(before);
    expect(await heightOf('oja-data-purchase')).toBe(inner);
    await widget.buy.click();
    await widget.heading('Delivered').waitFor();

    type Harm = Window & { seen: string[]; roots: ShadowRoot[] };
    // A forged message contains the event's name too: only the event has its detail alone.
    await vi.waitFor(async () => {
      const seen = await page.evaluate(() => (window as unknown as Harm).seen);
      expect(seen).toContainEqual(expect.stringMatching(/^\{"reference"/));
    });
    const { seen, drawn, within } = await page.evaluate(() => {
      const { seen, roots } = window as unknown as Harm;
      const frame = roots.map((root) => root.querySelector('iframe')).find(Boolean);
      let within = 'read';
      try {
        within = frame?.contentWindow?.document.body.textContent ?? '';
      } catch (refused) {
        within = (refused as Error).name;
      }
      return { seen: seen.join('\n'), drawn: roots.map((root) => root.textContent).join(), within };
    });
    expect(seen).not.toContain(PHONE);
    expect(drawn).not.toContain(PHONE);
    expect(within).toBe('SecurityError');

    // The event details that the page received: one sale, none of them forged.
    const told = seen.split('\n').filter((line) => line.startsWith('{"reference"'));
    const [sale, ...more] = told.map((line) => JSON.parse(line) as Record<string, string>);
    expect(more).toEqual([]);
    expect(sale).toMatchObject({ status: 'delivered', amount: '456.00', recipient: '' });
    expect(await here.sites.api.ledger.debits(String(sale?.['reference']))).toEqual([PRICE]);
    expect(await inFrame().locator('oja-airtime-purchase').count()).toBe(0);
    expect((await heard.events()).map(({ name }) => name)).toEqual(['oja:ready']);
  });

  it('obeys the page’s method calls, and follows its attributes', async () => {
    await openFixture(here.sites, page, { body, script: tokenForAll });
    const { phone } = widgetOn(inFrame());
    await phone.waitFor();
    const element = page.locator('oja-data-purchase');
    type Oja = { prefill(values: object): void; reset(): void; focus(): void };
    await element.evaluate((one) => (one as unknown as Oja).prefill({ phone: '08030000001' }));
    await vi.waitFor(async () => expect((await phone.inputValue()).replaceAll(' ', '')).toBe('08030000001'));
    await element.evaluate((one) => (one as unknown as Oja).reset());
    await vi.waitFor(async () => expect(await phone.inputValue()).toBe(''));
    await element.evaluate((one) => (one as unknown as Oja).focus());
    await inFrame().locator('input:focus').waitFor();
    await page.keyboard.type('0803');
    expect(await phone.inputValue()).toBe('0803');
    await element.evaluate((one) => one.setAttribute('theme', 'dark'));
    await inFrame().locator('[data-oja-theme="dark"]').waitFor();
    await element.evaluate((one) => one.setAttribute('locale', 'pcm'));
    await inFrame().locator('[lang="pcm"]').first().waitFor();
  });

  it('refuses to load in a page that is not its `embedder`', async () => {
    const address = `${here.sites.api.url}/embed/${VERSION}/frame.html?embedder=https://other.example`;
    await openFixture(here.sites, page, {
      body: `<iframe id="stolen" src="${address}"></iframe>`,
      script: '',
    });
    await vi.waitFor(() => expect(page.frames()[1]?.url()).toMatch(/^chrome-error:/));
  });

  it('shows and reports an error if the page’s policy blocks frames', async () => {
    const heard = await hearPage(page);
    const head = policy(`frame-src 'self'`);
    await openFixture(here.sites, page, { head, body, script: tokenForAll });
    await page.locator('oja-data-purchase').getByText(embedFault.host).waitFor();
    await vi.waitFor(async () =>
      expect(await heard.events()).toEqual([
        { from: 'oja-data-purchase', name: 'oja:error', code: 'csp-frame' },
      ]),
    );
  });
});
