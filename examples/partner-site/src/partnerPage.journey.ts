import { DEMO_AGENT, DEMO_API_KEY } from '@oja/reference-api';
import type { Page, Response } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isDeep } from '../../../scripts/build/base.ts';
import { type DemoSites, startDemoSites } from './testing/demoSites.harness.ts';
import { PRICE } from './testing/demoVisit.harness.ts';
import { buildEmbed, builtEmbed } from './testing/embedBuild.harness.ts';
import { widgetOn } from './testing/widgetOnPage.harness.ts';

/** The embed's runtime; in `test:deep` also the one that it can be switched back to. */
const runtimes = [
  { runtime: 'preact', embed: async () => builtEmbed },
  ...(isDeep
    ? [{ runtime: 'react', embed: () => buildEmbed({ name: 'react', runtime: 'react' }) } as const]
    : []),
];

describe.each(runtimes)('the widget on a partner page, on $runtime', ({ embed }) => {
  let sites: DemoSites;
  let page: Page;
  let answers: Response[];

  beforeAll(async () => {
    sites = await startDemoSites(await embed());
  });
  afterAll(() => sites?.close());

  beforeEach(async () => {
    page = await sites.visit();
    answers = [];
    page.on('response', (response) => answers.push(response));
  });
  afterEach(() => page.context().close());

  it('sells 1 GB on a partner page under its strict policy, and the page says so in its own words', async () => {
    const before = await sites.api.ledger.balance(DEMO_AGENT.username);
    const crashes: string[] = [];
    page.on('pageerror', (error) => crashes.push(error.message));
    await page.goto(sites.shop.url);
    await hearPurchases(page);

    const widget = widgetOn(page);
    await widget.fillIn('08011111111');
    await widget.buy.click();
    await widget.heading('Delivered').waitFor();

    await page.getByText('Thank you. Data for 08011111111 is on, for ₦456.00.').waitFor();
    const [told, ...more] = await heardPurchases(page);
    expect(told).toEqual({
      reference: expect.stringMatching(/^[\da-f-]{36}$/),
      category: 'data',
      status: 'delivered',
      money: 'charged',
      serviceId: 'mtn-data',
      planId: 'mtn-sme-1gb-30d',
      amount: '456.00',
      recipient: '08011111111',
    });
    expect(more).toEqual([]);
    expect(await sites.api.ledger.debits(String(told?.['reference']))).toEqual([PRICE]);
    expect(await sites.api.ledger.balance(DEMO_AGENT.username)).toBe(before - PRICE);
    expect(await sites.api.ledger.audit()).toEqual([]);
    expect(sites.shop.violations).toEqual([]);
    expect(crashes).toEqual([]);
  });

  it('shows no balance and no earnings of the shop, keeps its key at home and the token in memory', async () => {
    await page.goto(sites.shop.url);
    const widget = widgetOn(page);
    await widget.fillIn('08011111111');
    await widget.buy.waitFor();
    const shown = await widget.element.evaluate((element) => element.shadowRoot?.textContent ?? '');
    expect(shown).toContain('₦456');
    expect(shown).not.toMatch(/balance|earn/i);

    const bodies = await Promise.all(answers.map((response) => response.text().catch(() => '')));
    expect(bodies.some((body) => body.includes('ojw_'))).toBe(true);
    expect(bodies.filter((body) => body.includes(DEMO_API_KEY))).toEqual([]);
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
    expect(kept).not.toContain('ojw_');
    expect(answers.filter((response) => response.url().includes('ojw_'))).toEqual([]);
  });

  it('says that the money is held while the network is slow, then that it is delivered, without a reload', async () => {
    await page.goto(sites.shop.url);
    const widget = widgetOn(page);
    await widget.fillIn('08020000201');
    await widget.buy.click();
    await widget.element.getByText('Held, confirming').waitFor();
    await widget.heading('Delivered').waitFor();
    await page.getByText('Thank you. Data for 08020000201 is on').waitFor();
  });

  it('takes the same sale up again after a reload in the middle of it', async () => {
    await page.goto(sites.shop.url);
    const widget = widgetOn(page);
    await widget.fillIn('08020000201');
    await widget.buy.click();
    await widget.element.getByText('Held, confirming').waitFor();
    await page.reload();
    await hearPurchases(page);
    await widget.heading('Delivered').waitFor();
    const [told] = await heardPurchases(page);
    expect(told?.['recipient']).toBe('08020000201');
    expect(await sites.api.ledger.debits(String(told?.['reference']))).toEqual([PRICE]);
  });

  it('would hear of it if the policy stopped something', async () => {
    await page.goto(sites.shop.url);
    const before = sites.shop.violations.length;
    const reported = page.waitForRequest(`${sites.shop.url}/csp-report`);
    await page.evaluate(() => {
      document.body.append(
        Object.assign(document.createElement('img'), { src: 'https://tracker.example/1.gif' }),
      );
    });
    await (await reported).response();
    expect(sites.shop.violations.slice(before)).toEqual([
      { directive: 'img-src', blocked: 'https://tracker.example/1.gif', source: expect.any(String) },
    ]);
  });
});

/** Listens on the document, as a page's analytics would. */
async function hearPurchases(on: Page): Promise<void> {
  await on.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    document.addEventListener('oja:purchase', (event) => heard.push((event as CustomEvent).detail));
  });
}

function heardPurchases(on: Page): Promise<Record<string, unknown>[]> {
  return on.evaluate(() => (window as unknown as { heard: Record<string, unknown>[] }).heard);
}
