import { readScopes } from '@oja/core';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readingTags } from '../../../packages/widgets/src/embed/readingTags.ts';
import { embedFault } from '../../../packages/widgets/src/text/en/embedFault.ts';
import { serviceHealth } from '../../../packages/widgets/src/text/en/serviceHealth.ts';
import { type DemoSites, startDemoSites } from './testing/demoSites.harness.ts';
import { builtEmbed } from './testing/embedBuild.harness.ts';
import { tokenForAll } from './testing/everyTag.harness.ts';
import { type Heard, hearPage } from './testing/heard.harness.ts';
import { openFixture } from './testing/hostPage.harness.ts';

type Tag = keyof typeof readingTags;

/** What each shows on an agent's own site. */
const shows: Readonly<Record<Tag, RegExp>> = {
  'oja-wallet-balance': /₦\d[\d,]*\.?\d*/,
  'oja-price-list': /₦456/,
  'oja-service-health': new RegExp(serviceHealth.title),
  'oja-meter-validator': /Meter number/,
};
const tags = Object.keys(shows) as Tag[];

let page: Page;
let heard: Heard;
let sites: DemoSites;
const openPage = async (tag: Tag) => {
  page = await sites.visit();
  heard = await hearPage(page);
  await openFixture(sites, page, { script: tokenForAll, body: `<${tag}></${tag}>` });
};
afterEach(() => page.context().close());

describe('a tag on an agent’s own site', () => {
  beforeAll(async () => {
    sites = await startDemoSites(builtEmbed, readScopes);
  });
  afterAll(() => sites?.close());

  it.each(tags)('<%s> shows what it is for, says that it does, and keeps its place free', async (tag) => {
    await openPage(tag);
    const element = page.locator(tag);
    await vi.waitFor(
      async () => expect(await heard.events()).toEqual([{ from: tag, name: 'oja:ready', code: '' }]),
      15_000,
    );
    await element.getByText(shows[tag]).first().waitFor();
    const height = await element.evaluate((one) => one.getBoundingClientRect().height);
    expect(height).toBeGreaterThanOrEqual(readingTags[tag].height * 0.9);
    expect(heard.lines).toEqual([]);
  });

  it('looks a meter up, and tells the page which it is but not whose', async () => {
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
    await element.getByRole('button', { name: 'Check meter' }).click();
    await element.getByText('CH*** NW***').waitFor();
    const told = await page.evaluate(() => (window as unknown as { told: unknown[] }).told);
    expect(told).toEqual([
      { serviceId: 'ikeja-electric', meterNumber: '99000000010', meterType: 'prepaid', canVend: true },
    ]);
  });
});

describe('a tag whose session lacks its scope', () => {
  beforeAll(async () => {
    sites = await startDemoSites(builtEmbed, ['purchase:airtime']);
  });
  afterAll(() => sites?.close());

  it('says that the owner of the page can mend it, and shows nothing', async () => {
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
