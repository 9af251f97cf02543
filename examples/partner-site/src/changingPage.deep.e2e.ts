import { describe, expect, it, vi } from 'vitest';
import { PRICE, visitsForTests } from './testing/demoVisit.helper.ts';
import { respelled, VERSION } from './testing/embedBuild.helper.ts';
import { openFixture } from './testing/hostPage.helper.ts';
import { widgetOn } from './testing/widgetOnPage.helper.ts';

const here = visitsForTests();

describe('a page on a bad network', () => {
  it('loads the element’s code on the second try', async () => {
    const tries: string[] = [];
    await here.visit.page.route('**/oja-data-purchase.js*', (route) => {
      tries.push(new URL(route.request().url()).pathname);
      return tries.length === 1 ? route.abort() : route.continue();
    });
    await openFixture(here.sites, here.visit.page);
    await here.visit.widget.phone.waitFor();
    const [first, again, ...more] = tries;
    expect(first).toBe(`/embed/${VERSION}/oja-data-purchase.js`);
    // The second URL differs in browsers that cache a failed module load.
    expect([first, `/embed/${respelled(VERSION)}/oja-data-purchase.js`]).toContain(again);
    expect(more).toEqual([]);
  });

  it('reports code that fails to load, and loads it after "Try again"', async () => {
    await here.visit.page.route('**/oja-data-purchase.js*', (route) => route.abort());
    await openFixture(here.sites, here.visit.page);
    await here.visit.widget.element.getByText('This could not load.').waitFor();
    await here.visit.page.unroute('**/oja-data-purchase.js*');
    await here.visit.widget.element.getByRole('button', { name: 'Try again' }).click();
    await here.visit.sellAndCheck();
  });
});

describe('a page that loads oja.js from the major-version channel', () => {
  it('loads every other file from the version that the channel points to, and reports that version', async () => {
    await openFixture(here.sites, here.visit.page, { folder: `v${VERSION.split('.')[0]}` });
    await here.visit.sellAndCheck();
    const [script, ...files] = here.visit.requests
      .map((request) => new URL(request.url()).pathname)
      .filter((path) => path.startsWith('/embed/'));
    expect(script).toBe(`/embed/v${VERSION.split('.')[0]}/oja.js`);
    expect(files).toContain(`/embed/${VERSION}/oja-data-purchase.js`);
    expect(files.filter((path) => !path.startsWith(`/embed/${VERSION}/`))).toEqual([]);
    expect(
      await here.visit.page.evaluate(() => (window as { Oja?: { version?: string } }).Oja?.version),
    ).toBe(VERSION);
  });
});

describe('a page that changes while a visitor types', () => {
  it('keeps the typed number when the element is moved', async () => {
    await openFixture(here.sites, here.visit.page);
    await here.visit.widget.phone.fill('08011111111');
    await here.visit.page.evaluate(() => {
      const place = document.body.appendChild(document.createElement('main'));
      place.append(document.querySelector('oja-data-purchase') as HTMLElement);
    });
    expect(await here.visit.page.locator('main oja-data-purchase').count()).toBe(1);
    expect(await here.visit.widget.phone.inputValue()).toBe('0801 111 1111');
    await here.visit.sellAndCheck();
  });

  it('keeps the typed number when the element is removed and added again a frame later', async () => {
    await openFixture(here.sites, here.visit.page);
    await here.visit.widget.phone.fill('08011111111');
    await here.visit.page.evaluate(async () => {
      const element = document.querySelector('oja-data-purchase') as HTMLElement;
      element.remove();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      document.body.append(element);
    });
    await here.visit.widget.phone.waitFor();
    expect(await here.visit.widget.phone.inputValue()).toBe('0801 111 1111');
  });

  it('keeps the typed number when the element is moved into a frame’s document, keeps its styles there, and sells', async () => {
    const { page, widget } = here.visit;
    await openFixture(here.sites, page);
    await widget.phone.fill('08011111111');
    await widget.element.getByRole('radio', { name: 'MTN' }).check();
    await page.evaluate(() => {
      const frame = document.body.appendChild(document.createElement('iframe'));
      frame.style.cssText = 'width:100%;height:700px';
      const element = document.querySelector('oja-data-purchase') as HTMLElement;
      frame.contentDocument?.body.append(element);
    });
    const moved = widgetOn(page.frameLocator('iframe'));
    expect(await moved.phone.inputValue()).toBe('0801 111 1111');
    await moved.element.getByRole('radio', { name: '1 GB ₦456 30 days · SME' }).check();
    await moved.element.getByRole('button', { name: /^Review/ }).click();
    expect(await moved.buy.evaluate((button) => getComputedStyle(button).minHeight)).toBe('44px');
    await moved.buy.click();
    await moved.heading('Delivered').waitFor();
    // Focus moves to the heading that replaces the button, within the frame's document.
    expect(await moved.element.evaluate(({ shadowRoot }) => shadowRoot?.activeElement?.tagName)).toBe('H2');
    const { reference } = here.visit.purchaseSent();
    expect(await here.sites.api.ledger.debits(String(reference))).toEqual([PRICE]);
  });

  it('keeps the typed number when the element moves to another window and back', async () => {
    const { page, widget } = here.visit;
    await openFixture(here.sites, page);
    await widget.phone.fill('08011111111');
    const opened = page.waitForEvent('popup');
    await page.evaluate(() => {
      // Like a picture-in-picture window: a second document that the page writes into.
      const other = window.open('', '', 'width=360,height=740') as Window;
      other.document.body.append(document.querySelector('oja-data-purchase') as HTMLElement);
    });
    const other = widgetOn(await opened);
    expect(await other.phone.inputValue()).toBe('0801 111 1111');
    await other.phone.fill('08011111112');
    await (await opened).evaluate(() => {
      window.opener.document.body.append(document.querySelector('oja-data-purchase'));
      window.close();
    });
    expect(await widget.phone.inputValue()).toBe('0801 111 1112');
    await here.visit.sellAndCheck();
  });

  it('empties a removed element and stops its requests during a purchase, and resumes the purchase when it is back', async () => {
    await here.visit.page.clock.install();
    await openFixture(here.sites, here.visit.page);
    await here.visit.widget.fillIn('08020000201');
    await here.visit.widget.buy.click();
    await here.visit.widget.element.getByText('Held, confirming').waitFor();
    const { reference } = await vi.waitFor(() => here.visit.purchaseSent());
    await here.visit.page.evaluate(() => {
      const element = document.querySelector('oja-data-purchase') as HTMLElement;
      Object.assign(window, { taken: element });
      element.remove();
    });
    const asked = here.visit.requests.length;
    // Long enough for several requeries, if any were still scheduled.
    await here.visit.page.clock.fastForward(60_000);
    const left = await here.visit.page.evaluate(
      () => (window as unknown as { taken: HTMLElement }).taken.shadowRoot?.childNodes.length,
    );
    expect(left).toBe(0);
    expect(here.visit.requests.length).toBe(asked);
    await here.visit.page.evaluate(() =>
      document.body.append((window as unknown as { taken: HTMLElement }).taken),
    );
    await here.visit.widget.heading('Delivered').waitFor();
    expect(await here.sites.api.ledger.debits(String(reference))).toEqual([PRICE]);
  });

  it('keeps the fields of two elements separate', async () => {
    await openFixture(here.sites, here.visit.page, {
      body: '<oja-data-purchase></oja-data-purchase>'.repeat(2),
    });
    const other = widgetOn(here.visit.page, 1);
    await here.visit.page.evaluate(() => {
      const [one, two] = document.querySelectorAll('oja-data-purchase');
      Object.assign(two as HTMLElement, { getToken: (one as unknown as { getToken: unknown }).getToken });
    });
    await other.phone.fill('0803');
    await here.visit.sellAndCheck();
    expect(await other.phone.inputValue()).toBe('0803');
  });
});
