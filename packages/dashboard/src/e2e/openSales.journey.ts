import { createClient, type PurchaseRequest } from '@oja/core';
import { DEMO_AGENT } from '@oja/reference-api';
import { en } from '@oja/widgets/text/en.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { goTo, signIn } from './agent.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

const words = en.openPurchases;
const sale: Omit<PurchaseRequest, 'reference'> = {
  serviceId: 'mtn-data',
  planId: 'mtn-sme-1gb',
  recipient: '08020000201',
  expectedPrice: '456.00',
};

/** Sells five times on another device, and keeps the provider from ending any of them. */
async function sellFive(): Promise<void> {
  const device = createClient({ apiBase: shop.api.url, dedupe: 'supported' });
  await device.session?.login({ username: DEMO_AGENT.username, password: DEMO_AGENT.password });
  for (let count = 0; count < 5; count += 1) {
    const body = { ...sale, reference: crypto.randomUUID() };
    const sold = await device.call('purchase', { params: { category: 'data' }, body });
    expect(sold).toMatchObject({ ok: true, data: { status: 'pending' } });
    await shop.api.ledger.execute("update transactions set due_at = null where status = 'pending'");
  }
  device.dispose();
}

it('shows what is pending at the server from another device, on support and home, until it has ended', async () => {
  await sellFive();
  const page = await shop.open('/more/support');
  await signIn(page);
  const open = page.getByRole('region', { name: words.title(5) });
  await open.waitFor();
  expect(await page.getByText(words.none).count()).toBe(0);
  expect(await open.getByText(words.held('₦2,280.00')).count()).toBe(1);
  expect(await open.getByText(en.money.held).count()).toBe(5);
  await goTo(page, 'home');
  await open.waitFor();
  await shop.api.ledger.execute("update transactions set due_at = now() where status = 'pending'");
  // The store asks every 15 s while something is open.
  await open.waitFor({ state: 'hidden', timeout: 60_000 });
  await goTo(page, 'support');
  await page.getByText(words.none).waitFor();
});
