import type { BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { openShop, phone, type Shop, type ShopOptions } from './shop.ts';

/** One session for all tests of a file: each test continues where the one before it ended. */
export function shopForTests(options: ShopOptions = {}): () => Shop {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(options);
  });
  afterAll(() => shop?.close());
  return () => shop;
}

/** A new session for each test, and for each retry of a test. */
export function shopForEachTest(options: ShopOptions = {}): () => Shop {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop(options);
  });
  afterEach(() => shop?.close());
  return () => shop;
}

/** Returns a function that opens a page on a new phone, with the demo agent signed in and with the service worker. */
export function signedInPhonesForTests(shop: () => Shop): () => Promise<Page> {
  let session: Awaited<ReturnType<BrowserContext['storageState']>>;
  beforeAll(async () => {
    const context = (await shop().enter('/login')).context();
    session = await context.storageState();
    await context.close();
  });
  return async () => {
    const baseURL = shop().proxy.url;
    const context = await shop().browser.newContext({ ...phone, baseURL, storageState: session });
    return context.newPage();
  };
}
