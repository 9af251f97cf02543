import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtEmbed } from './testing/builtEmbed.ts';
import { openFixture } from './testing/fixturePage.ts';
import { openStreet, type Street } from './testing/street.ts';
import { PRICE, type Visit, visitStreet } from './testing/visitStreet.ts';
import { widgetOn } from './testing/widgetOn.ts';

let street: Street;
let visit: Visit;

beforeAll(async () => {
  street = await openStreet(builtEmbed);
});
afterAll(() => street?.close());

beforeEach(async () => {
  visit = await visitStreet(street);
});
afterEach(() => visit.page.context().close());

describe('a page on a bad network', () => {
  it('loads the element’s code on the second try', async () => {
    const tries: string[] = [];
    await visit.page.route('**/oja-data-purchase.js*', (route) => {
      tries.push(new URL(route.request().url()).search);
      return tries.length === 1 ? route.abort() : route.continue();
    });
    await openFixture(street, visit.page);
    await visit.widget.phone.waitFor();
    expect(tries).toEqual(['', '?again=1']);
  });

  it('says what happened when the code does not come, and loads it when asked', async () => {
    await visit.page.route('**/oja-data-purchase.js*', (route) => route.abort());
    await openFixture(street, visit.page);
    await visit.widget.element.getByText('This did not load.').waitFor();
    await visit.page.unroute('**/oja-data-purchase.js*');
    await visit.widget.element.getByRole('button', { name: 'Try again' }).click();
    await visit.sellAndCheck();
  });
});

describe('a page that changes while a visitor types', () => {
  it('keeps what was typed when the element is moved', async () => {
    await openFixture(street, visit.page);
    await visit.widget.phone.fill('08011111111');
    await visit.page.evaluate(() => {
      const place = document.body.appendChild(document.createElement('main'));
      place.append(document.querySelector('oja-data-purchase') as HTMLElement);
    });
    expect(await visit.page.locator('main oja-data-purchase').count()).toBe(1);
    expect(await visit.widget.phone.inputValue()).toBe('08011111111');
    await visit.sellAndCheck();
  });

  it('leaves nothing when the element is taken out in the middle of a sale, and takes the sale up when it is back', async () => {
    await visit.page.clock.install();
    await openFixture(street, visit.page);
    await visit.widget.fillIn('08020000201');
    await visit.widget.buy.click();
    await visit.widget.element.getByText('Held, confirming').waitFor();
    await visit.page.evaluate(() => {
      const element = document.querySelector('oja-data-purchase') as HTMLElement;
      Object.assign(window, { taken: element });
      element.remove();
    });
    const { reference } = visit.purchaseSent();
    const asked = visit.requests.length;
    // Long enough for several questions to the server, if anybody were left to ask.
    await visit.page.clock.fastForward(60_000);
    const left = await visit.page.evaluate(
      () => (window as unknown as { taken: HTMLElement }).taken.shadowRoot?.childNodes.length,
    );
    expect(left).toBe(0);
    expect(visit.requests.length).toBe(asked);
    await visit.page.evaluate(() =>
      document.body.append((window as unknown as { taken: HTMLElement }).taken),
    );
    await visit.widget.heading('Delivered').waitFor();
    expect(await street.api.ledger.debits(String(reference))).toEqual([PRICE]);
  });

  it('keeps two elements apart', async () => {
    await openFixture(street, visit.page, { body: '<oja-data-purchase></oja-data-purchase>'.repeat(2) });
    const other = widgetOn(visit.page, 1);
    await visit.page.evaluate(() => {
      const [one, two] = document.querySelectorAll('oja-data-purchase');
      Object.assign(two as HTMLElement, { getToken: (one as unknown as { getToken: unknown }).getToken });
    });
    await other.phone.fill('0803');
    await visit.sellAndCheck();
    expect(await other.phone.inputValue()).toBe('0803');
  });
});
