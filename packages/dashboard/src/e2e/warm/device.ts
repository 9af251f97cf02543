import { en } from '@oja/widgets/text/en';
import type { BrowserContext, Page } from 'playwright';
import { signIn } from '../agent.ts';
import type { Shop } from '../shop.ts';

/** An agent's phone that has the app: signed in, its files are on the device, and the page comes from there. */
export interface Device {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the pages complained of. */
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

/** True where the worker answered the page. */
export const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);

/** Every address of what the worker keeps. */
export const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const caching = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(caching)).flat().map(({ url }) => new URL(url).pathname);
  });

/** What is kept of the agent's figures, as text. */
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

/** A busy machine takes its time over what is not on the screen. */
export const patient = { timeout: 30_000 };

/** Nothing reaches the server, and the device says so. */
export async function goOffline(shop: Shop, page: Page, isOffline: boolean): Promise<void> {
  shop.proxy.follow(isOffline ? () => ({ kind: 'cut-before' }) : undefined);
  await page.context().setOffline(isOffline);
}

/** Opens a screen without a network, which says so. */
export async function openOffline(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  // The emulation tells a device that goes offline, but not a page that is opened there.
  await page.context().setOffline(false);
  await page.context().setOffline(true);
  await page.getByText(en.shell.offline).waitFor();
}
