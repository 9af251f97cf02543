import type { BrowserContext, Page } from 'playwright';
import { beforeAll } from 'vitest';
import { phone, type Shop } from './shop.ts';

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
