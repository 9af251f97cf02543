import type { Page, Request } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { type DemoSites, startDemoSites } from './demoSites.helper.ts';
import { builtEmbed } from './embedBuild.helper.ts';
import { type WidgetOnPage, widgetOn } from './widgetOnPage.helper.ts';

/** The price of the plan that `sellAndCheck` buys, in kobo. */
export const PRICE = 45_600;

/** A visitor on a page with the widget, and all requests of the page. */
export interface Visit {
  readonly page: Page;
  readonly widget: WidgetOnPage;
  readonly requests: readonly Request[];
  /** The body of the only purchase request. */
  purchaseSent(): Record<string, unknown>;
  /** Buys the plan, and asserts that one purchase was sent and debited once. */
  sellAndCheck(): Promise<void>;
}

/** Starts sites for the tests of a file, and a new visit for each test. `scopes` limits what a visitor may buy. */
export function visitsForTests(scopes?: readonly string[]): {
  readonly sites: DemoSites;
  readonly visit: Visit;
} {
  let sites: DemoSites;
  let visit: Visit;
  beforeAll(async () => {
    sites = await startDemoSites(builtEmbed, scopes);
  });
  afterAll(() => sites?.close());
  beforeEach(async () => {
    visit = await startVisit(sites);
  });
  afterEach(() => visit.page.context().close());
  return {
    get sites() {
      return sites;
    },
    get visit() {
      return visit;
    },
  };
}

async function startVisit(sites: DemoSites): Promise<Visit> {
  const page = await sites.visit();
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const widget = widgetOn(page);

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
    expect(await sites.api.ledger.debits(String(sent['reference']))).toEqual([PRICE]);
  }

  return { page, widget, requests, purchaseSent, sellAndCheck };
}
