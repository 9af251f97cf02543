import { en } from '@oja/widgets/text/en';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { routes } from '../routes.tsx';
import { recordShifts, shiftsOf } from './layoutShifts.ts';
import { shopForTests, signedInPhonesForTests } from './shopForTests.ts';

/** 125 kbit/s, as at the edge of a cell: half of the slowest supported connection, so that loading surely exceeds 3 s. */
const LINE = { downloadThroughput: 125_000 / 8, uploadThroughput: 50_000 / 8, latency: 300, offline: false };

const shop = shopForTests({ history: true });
const openPhone = signedInPhonesForTests(shop);

async function openRecorded(): Promise<Page> {
  const page = await openPhone();
  await recordShifts(page);
  return page;
}

/** Placeholders for content that is still loading. */
const places = (page: Page) => page.locator('#agent [inert] div:empty:visible');
const slow = (page: Page) => page.getByText(en.dashboard.slow);

const addresses = routes.flatMap(({ access, paths }) => (access === 'agent' ? paths : []));

/** Opens a path with no file but index.html, until the message after 3 s is shown. */
async function waitAlone(path: string): Promise<void> {
  const page = await openRecorded();
  await page.route('**/assets/**', () => new Promise(() => {}));
  await page.goto(path, { waitUntil: 'commit' });
  await places(page).first().waitFor();
  await slow(page).waitFor();
  expect(await shiftsOf(page), path).toBe(0);
  await page.context().close();
}

it('shows placeholders on each path, and explains the delay, before any script has loaded', async () => {
  for (let at = 0; at < addresses.length; at += 4)
    await Promise.all(addresses.slice(at, at + 4).map(waitAlone));
});

it('delays that message by 3 s', async () => {
  const page = await openRecorded();
  await page.route('**/assets/**', () => new Promise(() => {}));
  await page.goto('/', { waitUntil: 'commit' });
  // Reads the delay of the CSS animation, which does not depend on a busy machine.
  const delay = await slow(page).evaluate((said) => said.getAnimations()[0]?.effect?.getTiming().delay);
  expect(delay).toBe(3_000);
  await page.context().close();
});

it('shows on a slow connection placeholders, then the message, then the screen, without layout shifts', async () => {
  const page = await openRecorded();
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', LINE);
  await page.goto('/services/airtime', { waitUntil: 'commit' });
  await places(page).first().waitFor();
  await slow(page).waitFor();
  await page.getByRole('button', { name: en.shell.openMenu }).waitFor({ timeout: 60_000 });
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  expect(await page.locator('#agent > p').count()).toBe(0);
  expect(await shiftsOf(page)).toBeLessThanOrEqual(0.01);
  await page.context().close();
}, 120_000);
