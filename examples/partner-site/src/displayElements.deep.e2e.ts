import { BASE_PATH, widgetScopes } from '@oja/core';
import { DEMO_AGENT } from '@oja/reference-api';
import type { FrameLocator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { displayElements } from '../../../packages/widgets/src/embed/displayElements.ts';
import { checkout } from '../../../packages/widgets/src/text/en/checkout.ts';
import { embedFault } from '../../../packages/widgets/src/text/en/embedFault.ts';
import { payer } from '../../../packages/widgets/src/text/en/payer.ts';
import { type DemoSites, startDemoSites } from './testing/demoSites.helper.ts';
import { type DisplayTag, displayTags, MANY_SALES, shownBy } from './testing/displayElements.helper.ts';
import { builtEmbed } from './testing/embedBuild.helper.ts';
import { tokenForAll } from './testing/everyElement.helper.ts';
import { type Heard, hearPage } from './testing/heard.helper.ts';
import { openFixture } from './testing/hostPage.helper.ts';
import { sellAsAgent } from './testing/sellAsAgent.helper.ts';

let page: Page;
let heard: Heard;
let sites: DemoSites;
/** The server's ref of one of the agent's sales. */
let sold = '';
const openPage = async (tag: DisplayTag) => {
  page = await sites.visit();
  heard = await hearPage(page);
  await openFixture(sites, page, { script: tokenForAll, body: `<${tag} reference="${sold}"></${tag}>` });
};
afterEach(() => page.context().close());

describe('a display element on the agent’s own site', () => {
  beforeAll(async () => {
    sites = await startDemoSites(builtEmbed, widgetScopes);
    sold = await sellAsAgent(sites, MANY_SALES);
  });
  afterAll(() => sites?.close());

  it.each(displayTags)(
    '<%s> shows its content, dispatches `oja:ready` and is at least 90 % of its reserved height',
    async (tag) => {
      await openPage(tag);
      const element = page.locator(tag);
      await vi.waitFor(
        async () => expect(await heard.events()).toEqual([{ from: tag, name: 'oja:ready', code: '' }]),
        15_000,
      );
      await element.getByText(shownBy[tag]).first().waitFor();
      const height = await element.evaluate((one) => one.getBoundingClientRect().height);
      expect(height).toBeGreaterThanOrEqual(displayElements[tag].height * 0.9);
      expect(heard.lines).toEqual([]);
    },
  );

  it('shows a sale with its receipt, and no balance or earnings', async () => {
    await openPage('oja-transaction-list');
    const element = page.locator('oja-transaction-list');
    await element.getByRole('button', { name: /₦456/ }).first().click();
    const detail = element.getByText('0801 111 1111').filter({ visible: true });
    await detail.first().waitFor();
    const shown = await element.evaluate((one) => one.shadowRoot?.textContent ?? '');
    expect(shown).not.toMatch(/balance|earn/i);
  });

  it('checks a meter, and tells the page its number but not its owner', async () => {
    await openPage('oja-meter-validator');
    await page.evaluate(() => {
      const told: unknown[] = [];
      Object.assign(window, { told });
      document.addEventListener('oja:meter', (event) => told.push((event as CustomEvent).detail));
    });
    const element = page.locator('oja-meter-validator');
    await element.evaluate((one) => {
      one.setAttribute('disco', 'ikeja-electric');
      one.setAttribute('meter-number', '99000000010');
    });
    const number = element.getByLabel('Meter number');
    await vi.waitFor(async () => expect(await number.inputValue()).toContain('9900'));
    await element.getByRole('button', { name: 'Check meter' }).click();
    await element.getByText('CH*** NW***').waitFor();
    const told = await page.evaluate(() => (window as unknown as { told: unknown[] }).told);
    expect(told).toEqual([
      { serviceId: 'ikeja-electric', meterNumber: '99000000010', meterType: 'prepaid', canVend: true },
    ]);
  });
});

describe('<oja-funding>', () => {
  beforeAll(async () => {
    sites = await startDemoSites(builtEmbed, ['wallet:fund']);
  });
  afterAll(() => sites?.close());

  /** Types ₦5,000, reads the fee and presses Pay. Returns the payment page, which opens in a new tab. */
  async function pay(form: Page | FrameLocator): Promise<Page> {
    await form.getByLabel(checkout.amount, { exact: true }).fill('5000');
    await form.getByRole('button', { name: checkout.seeFee }).click();
    await form.getByText('₦4,825.00').waitFor();
    const opening = page.context().waitForEvent('page');
    await form.getByRole('link', { name: checkout.pay('₦5,000') }).click();
    return opening;
  }

  const walletOf = () => sites.api.ledger.balance(DEMO_AGENT.username);

  it('opens a payment page and credits the wallet after the payment, with one call of the API', async () => {
    page = await sites.visit();
    const called: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith(BASE_PATH)) called.push(pathname);
    });
    await openFixture(sites, page, { script: tokenForAll, body: '<oja-funding></oja-funding>' });
    await page.evaluate(() => {
      const told: unknown[] = [];
      Object.assign(window, { told });
      document.addEventListener('oja:checkout', (event) => told.push((event as CustomEvent).detail));
    });
    const before = await walletOf();
    const paymentPage = await pay(page);
    await page.getByRole('heading', { name: payer.openedTitle }).waitFor();
    await paymentPage.getByRole('button', { name: /^Pay/ }).click();
    await paymentPage.getByText('This has been paid.').waitFor();
    expect(await walletOf()).toBe(before + 482_500);
    const back = paymentPage.getByRole('link', { name: `Back to ${new URL(sites.shop.url).host}` });
    expect(await back.getAttribute('href')).toBe(`${sites.shop.url}/`);
    expect(await page.evaluate(() => (window as unknown as { told: unknown[] }).told)).toEqual([
      { reference: expect.stringMatching(/^FND-/), amount: '5000.00', fee: '175.00', net: '4825.00' },
    ]);
    expect(called).toEqual([`${BASE_PATH}/wallet/fund`]);
  });

  it('opens the payment page from a frame too', async () => {
    page = await sites.visit();
    await page.context().grantPermissions(['local-network-access'], { origin: sites.api.url });
    const body = '<oja-funding data-mode="frame"></oja-funding>';
    await openFixture(sites, page, { script: tokenForAll, body });
    const before = await walletOf();
    const paymentPage = await pay(page.locator('oja-funding iframe').contentFrame());
    await paymentPage.getByRole('button', { name: /^Pay/ }).click();
    await paymentPage.getByText('This has been paid.').waitFor();
    expect(await walletOf()).toBe(before + 482_500);
  });
});

describe('a display element whose session lacks its scope', () => {
  beforeAll(async () => {
    sites = await startDemoSites(builtEmbed, ['purchase:airtime']);
  });
  afterAll(() => sites?.close());

  it('shows an error and dispatches `oja:error` with `scope-missing`', async () => {
    await openPage('oja-wallet-balance');
    await page.locator('oja-wallet-balance').getByText(embedFault.host).waitFor();
    await vi.waitFor(
      async () =>
        expect(await heard.events()).toEqual([
          { from: 'oja-wallet-balance', name: 'oja:error', code: 'scope-missing' },
        ]),
      15_000,
    );
  });
});
