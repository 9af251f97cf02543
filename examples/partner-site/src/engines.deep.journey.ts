import { afterAll, beforeAll, describe, it } from 'vitest';
import type { EngineBrowser } from './engines/engine.harness.ts';
import { firefox } from './engines/firefox.harness.ts';
import { sellOnStrictestPage } from './engines/sell.harness.ts';
import { type DemoSites, startDemoSites } from './testing/demoSites.harness.ts';
import { builtEmbed } from './testing/embedBuild.harness.ts';

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
