import { embeddedServices } from '@oja/core';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { displayElements } from '../../../packages/widgets/src/embed/displayElements.ts';
import { sitesForEveryTag, tokenForAll } from './testing/everyElement.helper.ts';
import { openFixture } from './testing/hostPage.helper.ts';
import { countPage } from './testing/pageCounts.helper.ts';

const MOUNTS = 200;
/** Mounts before the heap is measured: the first ones load code, fill caches and compile. */
const WARM_UP = 20;
/** The maximum growth of the heap per mount. Measured: at most 50 bytes. A removed element that is not freed takes about 9,000. */
const MOST_BYTES = 256;

const tags = [...embeddedServices.map(({ tag }) => tag), ...Object.keys(displayElements)];

const here = sitesForEveryTag();

/** Inserts an element and removes it, again and again: when it is ready, or after 0 to 4 frames. */
const mount = (page: Page, tag: string, times: number, isReadyFirst: boolean) =>
  page.evaluate(
    async (given) => {
      for (let mounted = 0; mounted < given.times; mounted++) {
        const element = document.createElement(given.tag);
        // For <oja-receipt>.
        element.setAttribute('reference', given.sold);
        const isReady = new Promise((resolve) => element.addEventListener('oja:ready', resolve));
        document.body.append(element);
        if (given.isReadyFirst) await isReady;
        else for (let frame = 0; frame < mounted % 5; frame++) await new Promise(requestAnimationFrame);
        element.remove();
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
    { tag, times, isReadyFirst, sold: here.sold },
  );

// Several pages at a time, because a mount mostly waits for frames.
describe.concurrent.each(tags)('<%s>, mounted and removed 200 times', (tag) => {
  it.each([
    ['when it is ready', true],
    ['while it loads', false],
  ])('leaves nothing on the page if it is removed %s', async (_, isReadyFirst) => {
    const page = await here.sites.visit();
    const count = await countPage(page);
    await openFixture(here.sites, page, { script: tokenForAll, body: '' });
    await page.waitForFunction(() => 'Oja' in window);
    const { held } = await count();
    await mount(page, tag, WARM_UP, true);
    const { heapBytes } = await count();
    await mount(page, tag, MOUNTS, isReadyFirst);
    const after = await count();
    expect(after.held).toEqual(held);
    expect(after.heapBytes - heapBytes).toBeLessThan(MOUNTS * MOST_BYTES);
    await page.context().close();
  });
});

// The other elements share their first call, which continues for the next element of the page.
it.concurrent.each(['oja-transaction-list', 'oja-receipt'])(
  '<%s> aborts its call when it is removed',
  async (tag) => {
    const page = await here.sites.visit();
    // Never answers.
    await page.route(/agent\/transactions/, () => {});
    const call = page.waitForRequest(/agent\/transactions/);
    await openFixture(here.sites, page, {
      script: tokenForAll,
      body: `<${tag} reference="${here.sold}"></${tag}>`,
    });
    const sent = await call;
    const aborted = page.waitForEvent('requestfailed', (request) => request === sent);
    await page.locator(tag).evaluate((element) => element.remove());
    await aborted;
    await page.context().close();
  },
);
