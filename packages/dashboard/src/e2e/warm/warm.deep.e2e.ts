import { en } from '@oja/widgets/text/en';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buyButton, readBalance, reviewSale, waitForResult } from '../agent.ts';
import { isPurchase, onPurchase, purchasesIn } from '../faultProxy/fault.ts';
import { openShop, type Shop } from '../shop.ts';
import {
  goOffline,
  isControlled,
  keptAddresses,
  keptFigures,
  openDevice,
  recentTransactions,
  slowTimeout,
} from './device.ts';
import { openSite, RENAMED, type Site } from './twoBuilds.ts';

const { fieldLabels, purchase, purchaseForm, shell, signIn } = en;

let shop: Shop;
let site: Site;
beforeAll(async () => {
  site = await openSite();
  shop = await openShop({ history: true, dashboard: site.folder });
});
afterEach(() => shop.proxy.follow(undefined));
afterAll(async () => {
  await shop?.close();
  site?.close();
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

describe('a returning agent', () => {
  it('sees the stored figures while the network is slow, and requests the balance at most once', async () => {
    const { page } = await openDevice(shop);
    await recentTransactions(page).first().waitFor();
    await expect.poll(() => keptFigures(page), slowTimeout).toContain('availableBalance');
    shop.proxy.follow(({ path }) => ({ kind: 'delay', ms: path.startsWith('/api/') ? 3_000 : 60_000 }));
    const before = shop.proxy.seen.length;
    await page.reload();
    await recentTransactions(page).first().waitFor();
    expect(await readBalance(page)).toBe(4_825_000);
    const balanceAsked = shop.proxy.seen.slice(before).filter(({ path }) => path.endsWith('/wallet/balance'));
    expect(balanceAsked.length).toBeLessThanOrEqual(1);
    await expect.poll(() => page.locator('[aria-busy="true"]').count(), slowTimeout).toBe(0);
    await page.context().close();
  });

  it('leaves no stored figures after a logout', async () => {
    const { page } = await openDevice(shop);
    await recentTransactions(page).first().waitFor();
    await expect.poll(() => keptFigures(page), slowTimeout).toContain('availableBalance');
    await page.getByRole('button', { name: shell.account }).click();
    await page.getByRole('menuitem', { name: shell.logout }).click();
    await page.getByRole('button', { name: signIn.submit }).waitFor();
    await expect.poll(() => keptFigures(page), slowTimeout).toBe('[]');
    await page.context().close();
  });
});

describe('the service worker', () => {
  it('caches no API response, and neither delays, repeats nor answers a purchase', async () => {
    const { page } = await openDevice(shop, '/services/data');
    expect(await isControlled(page)).toBe(true);
    await reviewSale(page, '08031234567');
    const before = shop.proxy.seen.length;
    const sent = () => shop.proxy.seen.slice(before).filter(isPurchase);
    // The answer of the purchase is lost: the app requeries it, and resends it only after that, under the same
    // reference.
    shop.proxy.follow(onPurchase({ kind: 'bad-gateway-after' }));
    await buyButton(page).click();
    await waitForResult(page, purchase.deliveredTitle, en.money.charged);
    const references = purchasesIn(sent());
    expect(references).toHaveLength(1);
    expect(await shop.api.ledger.debits(references[0] ?? '')).toHaveLength(1);

    // Nothing is sent offline, and nothing is sent without a press when the connection is back.
    await page.goto('/services/data');
    await reviewSale(page, '08039998877');
    const atReview = sent().length;
    await goOffline(shop, page, true);
    await page.getByText(purchase.offline).waitFor();
    await goOffline(shop, page, false);
    await page.getByText(purchase.offline).waitFor({ state: 'hidden' });
    expect(sent()).toHaveLength(atReview);

    const kept = await keptAddresses(page);
    expect(kept.length).toBeGreaterThan(20);
    expect(kept.filter((path) => path !== '/' && !path.startsWith('/assets/'))).toEqual([]);
    await page.context().close();
  });

  it('serves the next build at the next start, and keeps the files of an open form', async () => {
    const { context, page } = await openDevice(shop, '/services/data');
    await page.getByLabel(fieldLabels.phone).fill('0803 123 4567');
    await site.publishNext();
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      await new Promise<void>((resolve) => {
        const look = () => (registration.waiting ? resolve() : setTimeout(look, 50));
        look();
      });
    });
    // The open tab is unchanged, and the files that it loads on demand are still cached, although the server has
    // deleted them.
    expect(await page.getByLabel(fieldLabels.phone).inputValue()).toBe('0803 123 4567');
    await page.getByRole('button', { name: shell.account }).click();
    await page.getByRole('menuitem', { name: shell.settings }).click();
    await page.getByRole('dialog').waitFor();

    const next = await context.newPage();
    await next.goto('/user/transactions');
    await heading(next, RENAMED).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: purchaseForm.review, exact: false }).waitFor();

    // The old files are deleted at the first start after the browser has discarded the last old tab.
    await page.close();
    await next.close();
    const keptAtStart = async () => {
      const last = await context.newPage();
      await last.goto('/user/transactions');
      await heading(last, RENAMED).waitFor();
      const old = (await keptAddresses(last)).filter((path) => /index-.*[^N]\.js$/.test(path));
      await last.close();
      return old;
    };
    await expect.poll(keptAtStart, slowTimeout).toEqual([]);
    await context.close();
  });

  it('unregisters and deletes its caches when an operator publishes the kill switch', async () => {
    const { page } = await openDevice(shop);
    expect(await isControlled(page)).toBe(true);
    site.replaceWorker('sw-off.js');
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect.poll(() => keptAddresses(page), slowTimeout).toEqual([]);
    await expect
      .poll(
        () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
        slowTimeout,
      )
      .toBe(0);
    await page.goto('/user/transactions');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await isControlled(page)).toBe(false);
    await page.context().close();
  });
});
