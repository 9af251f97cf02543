import { DEMO_API_KEY, type ReferenceApi, startReferenceApi } from '@oja/reference-api';
import { filledDatabase } from '@oja/reference-api/testing';
import { createContract } from '@oja/reference-api/testing/contract';
import type { Page } from 'playwright';
import { closeContexts, openTestBrowser } from '../../../../scripts/testBrowser.mjs';
import { WAIT_TIMEOUT } from '../../../../scripts/tests/limits.ts';
import { type PartnerSite, startPartnerSite } from '../start.ts';

/** The servers and the browser of an end-to-end test: the API with an embed, and the shop on another origin. */
export interface DemoSites {
  readonly api: ReferenceApi;
  readonly shop: PartnerSite;
  /** Opens a page in a new browser context, so that a test does not resume the sale of another. */
  visit(): Promise<Page>;
  /** Throws if a request or a response did not match `openapi.json`. */
  close(): Promise<void>;
}

/** `embed` is the folder of a build. `scopes` limits what the shop's visitors may buy. */
export async function startDemoSites(embed: string, scopes?: readonly string[]): Promise<DemoSites> {
  const contract = createContract();
  const api = await startReferenceApi({
    mode: 'demo',
    port: 0,
    database: await filledDatabase('catalogue'),
    seed: 'catalogue',
    providerDelayMs: 1500,
    everyPhoneDelivers: true,
    onExchange: contract.onExchange,
    staticDirs: { embed },
  });
  const shop = await startPartnerSite({
    port: 0,
    apiBase: api.url,
    apiKey: DEMO_API_KEY,
    ...(scopes && { scopes }),
  });
  const browser = await openTestBrowser();
  return {
    api,
    shop,
    async visit() {
      const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
      context.setDefaultTimeout(WAIT_TIMEOUT);
      return context.newPage();
    },
    async close() {
      await closeContexts(browser);
      await shop.close();
      await api.close();
      const mismatches = contract.takeMismatches();
      if (mismatches.length > 0) throw new Error(`Not as openapi.json has it:\n${mismatches.join('\n')}`);
    },
  };
}
