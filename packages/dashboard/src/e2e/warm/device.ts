import { en } from '@oja/widgets/text/en';
import type { BrowserContext, Page } from 'playwright';
import { signIn } from '../agent.ts';
import type { Shop } from '../shop.ts';

/** An agent's phone with a session and cached files, whose service worker has answered the page. */
export interface Device {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors and warnings on the pages' consoles. */
  readonly complaints: readonly string[];
}

export async function openDevice(shop: Shop, path = '/'): Promise<Device> {
  const context = await shop.newPhone({ hasWorker: true });
  const complaints: string[] = [];
  context.on('console', (said) => {
    if (['error', 'warning'].includes(said.type())) complaints.push(said.text());
  });
  const page = await context.newPage();
  await page.goto('/login');
  await signIn(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto(path);
  return { context, page, complaints };
}

/** True if a service worker controls the page. */
export const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);

/** The recent transactions on the screen. */
export const recentTransactions = (page: Page) =>
  page.getByRole('region', { name: en.transactions.recent }).getByRole('button', { name: /₦/ });

/** The paths of all files in the worker's caches. */
export const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const caching = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(caching)).flat().map(({ url }) => new URL(url).pathname);
  });

/** The stored figures of the agent, as text. */
export const keptFigures = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('oja-snapshot');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains('last')) {
            database.close();
            return resolve('');
          }
          const reading = database.transaction('last').objectStore('last').getAll();
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            database.close();
            resolve(JSON.stringify(reading.result));
          };
        };
      }),
  );

/** Timeouts for background work, which takes long on a busy machine. */
export const slowTimeout = { timeout: 30_000 };

/** Takes the device offline, or back online. */
export async function goOffline(shop: Shop, page: Page, isOffline: boolean): Promise<void> {
  shop.proxy.follow(isOffline ? () => ({ kind: 'cut-before' }) : undefined);
  await page.context().setOffline(isOffline);
}

/** Opens a screen offline, and waits for the offline notice. */
export async function openOffline(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  // Toggles offline once more: the emulation does not reach a page that is opened offline.
  await page.context().setOffline(false);
  await page.context().setOffline(true);
  await page.getByText(en.shell.offline).waitFor();
}
