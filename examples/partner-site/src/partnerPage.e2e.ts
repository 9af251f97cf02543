import { DEMO_AGENT, DEMO_API_KEY } from '@oja/reference-api';
import type { Page, Response } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isDeep } from '../../../scripts/build/base.ts';
import { type DemoSites, startDemoSites } from './testing/demoSites.helper.ts';
import { PRICE } from './testing/demoVisit.helper.ts';
import { buildEmbed, builtEmbed } from './testing/embedBuild.helper.ts';
import { widgetOn } from './testing/widgetOnPage.helper.ts';

/** The embed's runtime; with `test:deep` also React, the alternative runtime. */
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

  it('sells 1 GB under the page’s strict policy, and the page shows its own message', async () => {
    const before = await sites.api.ledger.balance(DEMO_AGENT.username);
    const crashes: string[] = [];
    page.on('pageerror', (error) => crashes.push(error.message));
    await page.goto(sites.shop.url);
    await hearPurchases(page);

    const widget = widgetOn(page);
    await widget.fillIn('08011111111');
    await widget.buy.click();
    await widget.heading('Delivered').waitFor();

    await page.getByText('Thank you. We sent data for ₦456.00 to 08011111111.').waitFor();
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

  it('tells listeners on the window that `Oja` exists', async () => {
    await page.addInitScript(() => {
      window.addEventListener('oja:ready', ({ target }) => {
        if (target === document) document.title = `Oja ${window.Oja?.version}`;
      });
    });
    await page.goto(sites.shop.url);
    await page.waitForFunction(() => document.title.startsWith('Oja 0.'));
  });

  it('shows no balance and no earnings, keeps the API key on the server, and the token out of storage and URLs', async () => {
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

  it('shows that the money is held during a slow delivery, then shows the delivery without a reload', async () => {
    await page.goto(sites.shop.url);
    const widget = widgetOn(page);
    await hearPurchases(page, ['oja:pending', 'oja:sold']);
    await widget.fillIn('08020000201');
    await widget.buy.click();
    await widget.element.getByText('Held, confirming').waitFor();
    await widget.heading('Delivered').waitFor();
    await page.getByText('Thank you. We sent data for ₦456.00 to 08020000201.').waitFor();
    expect((await heardPurchases(page)).map(({ status, money }) => [status, money])).toEqual([
      ['pending', 'held'],
      ['delivered', 'charged'],
    ]);
  });

  it('resumes the purchase after a reload', async () => {
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

  it('reports a violation of the policy', async () => {
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

/** Listens on the document, as the page's analytics would. */
async function hearPurchases(on: Page, events: readonly string[] = ['oja:purchase']): Promise<void> {
  await on.evaluate((names) => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    for (const name of names)
      document.addEventListener(name, (event) => heard.push((event as CustomEvent).detail));
  }, events);
}

function heardPurchases(on: Page): Promise<Record<string, unknown>[]> {
  return on.evaluate(() => (window as unknown as { heard: Record<string, unknown>[] }).heard);
}
