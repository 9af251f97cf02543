import { DEMO_API_KEY } from '@oja/reference-api';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { buildApp } from '../testing/appBuild.helper.ts';
import { type DemoSites, startDemoSites } from '../testing/demoSites.helper.ts';
import { builtEmbed } from '../testing/embedBuild.helper.ts';
import type { EngineBrowser } from './engine.helper.ts';
import { firefox } from './firefox.helper.ts';
import { moveIntoFrame, sell, sellOnStrictestPage } from './sell.helper.ts';
import { serveShop } from './shopServer.helper.ts';
import { webkit } from './webdriver.helper.ts';

for (const { name, isThere, start } of [firefox, webkit])
  describe.skipIf(!isThere)(name, () => {
    let sites: DemoSites;
    let browser: EngineBrowser;

    beforeAll(async () => {
      sites = await startDemoSites(builtEmbed);
      browser = await start();
    });
    afterAll(async () => {
      await browser?.close();
      await sites?.close();
    });

    it('sells on the strictest page without a policy violation', async () => {
      await sellOnStrictestPage(browser, sites);
    });

    it('keeps the typed number and its styles when it is moved into a frame', async () => {
      await moveIntoFrame(browser, sites);
    });

    it.each(['react', 'vue', 'svelte', 'angular'])('sells in a shop in %s', async (framework) => {
      const apiBase = sites.api.url;
      const folder = await buildApp(`${framework}-shop`, apiBase, `${framework}-shop-in-${name}`);
      const shop = await serveShop(folder, { apiBase, apiKey: DEMO_API_KEY, scopes: ['purchase:data'] });
      try {
        const page = await browser.open(shop.url);
        await sell(page, '[role="status"]', 'delivered: ₦456.00 for 08011111111');
      } finally {
        shop.close();
      }
    });
  });
