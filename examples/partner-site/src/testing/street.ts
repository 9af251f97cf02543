import { fileURLToPath } from 'node:url';
import { DEMO_API_KEY, type ReferenceApi, startReferenceApi } from '@oja/reference-api';
import { type Browser, chromium } from 'playwright';
import { chromiumArgs, requireChromium } from '../../../../scripts/chromium.mjs';
import { type PartnerSite, startPartnerSite } from '../start.ts';

/** The built embed, as it would lie on a CDN. */
export const embedDir = fileURLToPath(new URL('../../../../packages/widgets/dist/embed', import.meta.url));

/** What a journey needs: the API with the embed beside it, the shop on another origin, and a browser. */
export interface Street {
  readonly api: ReferenceApi;
  readonly shop: PartnerSite;
  readonly browser: Browser;
  close(): Promise<void>;
}

export async function openStreet(): Promise<Street> {
  const api = await startReferenceApi({
    port: 0,
    database: 'memory://',
    seed: 'catalogue',
    providerDelayMs: 3000,
    staticDirs: { embed: embedDir },
  });
  const shop = await startPartnerSite({ port: 0, apiBase: api.url, apiKey: DEMO_API_KEY });
  const browser = await chromium.launch({ executablePath: await requireChromium(), args: chromiumArgs });
  return {
    api,
    shop,
    browser,
    async close() {
      await browser.close();
      await shop.close();
      await api.close();
    },
  };
}
