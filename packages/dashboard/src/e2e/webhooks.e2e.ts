import { DEMO_AGENT } from '@oja/reference-api';
import { receiverForTests } from '@oja/reference-api/testing/receiver';
import { en } from '@oja/widgets/text/en';
import type { Page } from 'playwright';
import { beforeEach, expect, it } from 'vitest';
import { buyButton, reviewSale, waitForResult } from './agent.ts';
import { shopForEachTest } from './shopForTests.ts';

const words = en.webhooks;
const receiver = receiverForTests();
const shop = shopForEachTest({ webhooksToLoopback: true });
let page: Page;

beforeEach(async () => {
  page = await shop().enter('/documentation');
});

const dialog = () => page.getByRole('dialog');
const rows = () => dialog().getByRole('list', { name: words.log }).getByRole('listitem');
const press = (act: string) =>
  page.getByRole('button', { name: words.about(act, receiver.url()), exact: true }).click();

it('notifies an agent’s server of a purchase, of a test event, and of the purchase again', async () => {
  await page.getByRole('button', { name: words.add, exact: true }).click();
  const address = dialog().getByLabel(words.url);
  await address.fill('https://10.0.0.1/webhooks');
  await dialog().getByRole('button', { name: words.add }).click();
  await dialog()
    .getByText('Only public internet addresses can receive events. This one is not public.')
    .waitFor();
  await address.fill(receiver.url());
  await dialog().getByRole('button', { name: words.add }).click();
  await dialog().getByLabel(words.password, { exact: true }).fill(DEMO_AGENT.password);
  await dialog().getByRole('button', { name: words.add }).click();
  const secret = await dialog()
    .getByText(/^whsec_/)
    .innerText();
  await dialog().getByRole('button', { name: en.shownOnce.saved }).click();
  await page.getByRole('list', { name: words.title }).getByText(words.neverDelivered).waitFor();

  await page.goto('/services/data');
  await reviewSale(page, '08011111111');
  await buyButton(page).click();
  await waitForResult(page, en.purchase.deliveredTitle, en.money.charged);
  await expect.poll(() => receiver.arrived.map(({ type }) => type)).toEqual(['sale.delivered']);
  const [sale] = receiver.arrived;
  expect(sale && (await receiver.read(sale, secret, Date.now()))).toMatchObject({ type: 'sale.delivered' });

  await page.goto('/documentation');
  await press(words.log);
  const delivered = rows().filter({ hasText: words.eventNames['sale.delivered'] });
  await delivered.getByText(words.states.delivered, { exact: true }).waitFor();
  await delivered.getByText(words.eventNames['sale.delivered']).click();
  expect(await delivered.locator('pre').first().innerText()).toBe(sale?.body);

  await dialog().getByRole('button', { name: words.test }).click();
  const test = rows().filter({ hasText: words.eventNames['webhook.test'] });
  await test.getByText(words.states.delivered, { exact: true }).waitFor();
  await delivered.getByRole('button', { name: words.replay }).click();
  await expect.poll(() => receiver.arrived.length).toBe(3);
  const [, tested, again] = receiver.arrived;
  expect(tested?.type).toBe('webhook.test');
  expect([again?.headers['webhook-id'], again?.body]).toEqual([sale?.headers['webhook-id'], sale?.body]);
  await expect.poll(() => rows().count()).toBe(3);
  expect(await dialog().innerText()).not.toContain(secret);
});
