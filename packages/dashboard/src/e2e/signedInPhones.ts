import type { BrowserContext, Page } from 'playwright';
import { beforeAll } from 'vitest';
import { phone, type Shop } from './shop.ts';

/** Opens a page on a new phone of the demo agent, who is signed in already. The service worker runs on it. */
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
