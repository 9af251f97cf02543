import { kobo } from '@oja/core';
import { DEMO_AGENT } from '@oja/reference-api';
import { en } from '@oja/widgets/text/en';
import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { buyButton, goTo, openProfile, reviewSale, setPin, waitForResult } from './agent.ts';
import { shopForTests } from './shopForTests.ts';

const words = en.transactionPin;
const PIN = '4071';
const RECIPIENT = '08011111111';

const shop = shopForTests({ newDeviceMost: kobo(40_000) });
let page: Page;
beforeAll(async () => {
  page = await shop().enter('/login');
  await setPin(page, PIN);
});

const enter = (pin: string) => page.getByLabel(words.pin, { exact: true }).fill(pin);
const dialog = () => page.getByRole('dialog');
const save = () => dialog().getByRole('button', { name: words.save }).click();
async function choosePin(pin: string): Promise<void> {
  await dialog().getByLabel(words.newPin, { exact: true }).fill(pin);
  await dialog().getByLabel(words.again).fill(pin);
}

it('locks after five wrong PINs, and unlocks with a mailed code', async () => {
  const before = await shop().balance();
  await goTo(page, 'data');
  await reviewSale(page, '08031234567');
  for (const left of [4, 3, 2, 1]) {
    await enter('9162');
    await buyButton(page).click();
    await page.getByText(words.wrong(left)).waitFor();
  }
  await enter('9162');
  await buyButton(page).click();
  await page.getByText(words.lockedTitle).waitFor();
  expect(await shop().balance()).toBe(before);

  await openProfile(page, words.title);
  await page.getByRole('button', { name: words.unlock }).click();
  await dialog().getByLabel(words.password, { exact: true }).fill(DEMO_AGENT.password);
  await dialog().getByRole('button', { name: words.sendCode }).click();
  await dialog().getByLabel(words.code, { exact: true }).waitFor();
  const otp = /\b\d{6}\b/.exec(shop().messages.at(-1) ?? '')?.[0] ?? '';
  await dialog().getByLabel(words.code, { exact: true }).fill(otp);
  await choosePin('8093');
  await save();
  await page.getByText(words.asked).waitFor();

  await goTo(page, 'data');
  await reviewSale(page, RECIPIENT);
  await enter('8093');
  await buyButton(page).click();
  await waitForResult(page, en.purchase.deliveredTitle, en.money.charged);
  expect(await shop().balance()).toBe(before - 45_600);
});

it('limits purchases on a new device, and ends its session from a known device', async () => {
  const other = await shop().enter('/login');
  expect(shop().messages.at(-1)).toContain('A new device signed in');
  const before = await shop().balance();
  await goTo(other, 'data');
  await reviewSale(other, RECIPIENT);
  await other.getByLabel(words.pin, { exact: true }).fill('8093');
  await buyButton(other).click();
  await other.getByText(/This device is new and may sell ₦400/).waitFor();
  expect(await shop().balance()).toBe(before);

  await openProfile(page, words.title);
  const devices = page.getByRole('region', { name: en.sessions.title });
  await devices.getByText(en.sessions.isNew, { exact: true }).waitFor();
  await devices.getByRole('button', { name: en.sessions.endOthers }).click();
  await dialog().getByLabel(en.sessions.password, { exact: true }).fill(DEMO_AGENT.password);
  await dialog().getByRole('button', { name: en.sessions.endOthers }).click();
  await devices.getByText(en.sessions.alone).waitFor();
  await other.reload();
  await other.getByRole('button', { name: en.signIn.submit }).waitFor();
});
