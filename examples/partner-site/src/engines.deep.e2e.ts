import { afterAll, beforeAll, describe, it } from 'vitest';
import type { EngineBrowser } from './engines/engine.helper.ts';
import { firefox } from './engines/firefox.helper.ts';
import { sellOnStrictestPage } from './engines/sell.helper.ts';
import { type DemoSites, startDemoSites } from './testing/demoSites.helper.ts';
import { builtEmbed } from './testing/embedBuild.helper.ts';

// `npm run engines` runs more tests, and runs them in WebKitGTK too.
describe.skipIf(!firefox.isThere)('the strictest page, in Firefox', () => {
  let sites: DemoSites;
  let browser: EngineBrowser;

  beforeAll(async () => {
    sites = await startDemoSites(builtEmbed);
    browser = await firefox.start();
  });
  afterAll(async () => {
    await browser?.close();
    await sites?.close();
  });

  it('sells without a policy violation', { timeout: 240_000 }, () => sellOnStrictestPage(browser, sites));
});
