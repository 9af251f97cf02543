import { DEMO_AGENT } from '@oja/reference-api';
import { en } from '@oja/widgets/text/en';
import type { Page } from 'playwright';
import { beforeEach, expect, it } from 'vitest';
import { shopForEachTest } from './shopForTests.ts';

const shop = shopForEachTest();
let page: Page;

beforeEach(async () => {
  page = await shop().enter('/documentation');
});

const { apiKeys } = en;
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

it('creates a key with the password, shows it once, buys with it, and revokes it', async () => {
  await press(apiKeys.generate);
  const choosing = page.getByRole('dialog', { name: apiKeys.newKey });
  await choosing.getByLabel(apiKeys.name, { exact: true }).fill('My server');
  // `force`, because the checkbox is covered by its chip's label.
  await choosing.getByRole('checkbox', { name: apiKeys.categories.data }).check({ force: true });
  await choosing.getByLabel(apiKeys.maxPerSale, { exact: true }).fill('456');
  await choosing.getByRole('button', { name: apiKeys.makeKey }).click();
  const asking = page.getByRole('dialog', { name: apiKeys.passwordTitle });
  await asking.getByLabel(apiKeys.password, { exact: true }).fill('not-the-password');
  await asking.getByRole('button', { name: apiKeys.makeKey }).click();
  await expect
    .poll(() => asking.getByLabel(apiKeys.password, { exact: true }).getAttribute('aria-invalid'))
    .toBe('true');
  await asking.getByLabel(apiKeys.password, { exact: true }).fill(DEMO_AGENT.password);
  await asking.getByRole('button', { name: apiKeys.makeKey }).click();
  const dialog = page.getByRole('dialog', { name: apiKeys.keyTitle });
  await dialog.getByRole('button', { name: en.shownOnce.saved }).waitFor();
  const key = (await dialog.innerText()).match(/oja_[\w-]{20,}/)?.[0] ?? '';
  expect(key).not.toBe('');
  await dialog.getByRole('button', { name: en.shownOnce.saved }).click();
  const closeAnyway = page.getByRole('button', { name: en.shownOnce.closeAnyway });
  await closeAnyway
    .or(page.getByRole('button', { name: apiKeys.revokeLabel('My server', key.slice(0, 8)) }))
    .first()
    .waitFor();
  if (await closeAnyway.isVisible()) await closeAnyway.click();
  expect(await page.content()).not.toContain(key);
  await page.getByText(apiKeys.perSale('₦456'), { exact: false }).waitFor();

  // The key can buy for the agent's server, but not read the balance.
  const headers = { authorization: `Bearer ${key}` };
  const api = '/api/v1/agent';
  const sale = {
    ...{ reference: crypto.randomUUID(), serviceId: 'mtn-data', planId: 'mtn-sme-1gb-30d' },
    ...{ recipient: '08011111111', expectedPrice: '456.00' },
  };
  expect((await page.request.post(`${api}/services/data/purchase`, { headers, data: sale })).status()).toBe(
    201,
  );
  expect((await (await page.request.get(`${api}/wallet/balance`, { headers })).json()).code).toBe(
    'scope_missing',
  );

  await page.getByRole('button', { name: apiKeys.revokeLabel('My server', key.slice(0, 8)) }).click();
  await press(apiKeys.revokeNow);
  // Revoking a key requires the password too.
  const proving = page.getByRole('dialog', { name: apiKeys.revokeTitle(key.slice(0, 8)) });
  await proving.getByLabel(apiKeys.password, { exact: true }).fill(DEMO_AGENT.password);
  await proving.getByRole('button', { name: apiKeys.revokeNow }).click();
  await page.getByText(apiKeys.revoked(key.slice(0, 8))).waitFor();
  const refused = await page.request.get('/api/v1/agent/services', {
    headers: { authorization: `Bearer ${key}` },
  });
  expect(refused.status()).toBe(401);
});
