import { DEMO_AGENT } from '@oja/reference-api';
import { authenticatorApp } from '@oja/reference-api/testing/authenticatorApp';
import { en } from '@oja/widgets/text/en';
import type { Page } from 'playwright';
import { beforeEach, expect, it } from 'vitest';
import { fillSignIn, openProfile, setPin } from './agent.ts';
import { shopForEachTest } from './shopForTests.ts';

const words = en.transactionPin;

const shop = shopForEachTest();
let page: Page;
beforeEach(async () => {
  page = await shop().enter('/login');
  await setPin(page, '4071');
});

const dialog = () => page.getByRole('dialog');

it('requires an app code at the next sign-in, and a recovery code to remove the PIN', async () => {
  const steps = en.secondFactor;
  await openProfile(page, words.title);
  await page.getByRole('button', { name: steps.turnOn }).click();
  await dialog().getByLabel(steps.password, { exact: true }).fill(DEMO_AGENT.password);
  await dialog().getByRole('button', { name: steps.goOn }).click();
  const key = await dialog()
    .getByText(/^[A-Z2-7 ]{30,}$/)
    .innerText();
  const codeOf = authenticatorApp(key.replaceAll(' ', ''));
  await dialog().getByLabel(steps.appCode).fill(codeOf(Date.now()));
  await dialog().getByRole('button', { name: steps.turnOn }).click();
  const recovery = await dialog().getByRole('listitem').first().innerText();
  await dialog().getByRole('button', { name: steps.kept }).click();
  await page.getByText(steps.isOn).waitFor();
  expect(shop().messages.at(-1)).toContain('A second factor was turned on');

  await page.getByRole('button', { name: en.profile.logout }).click();
  await fillSignIn(page, DEMO_AGENT.password);
  // The current 30-second code was already used. The server accepts the next one too.
  await page.getByLabel(en.signInCode.appCode).fill(codeOf(Date.now(), 1));
  await page.getByRole('button', { name: en.signInCode.submit }).click();
  await page.getByRole('button', { name: en.shell.account }).waitFor();

  await openProfile(page, words.title);
  await page.getByRole('button', { name: words.remove }).click();
  await dialog().getByLabel(words.password, { exact: true }).fill(DEMO_AGENT.password);
  await dialog().getByRole('button', { name: words.remove }).click();
  await dialog().getByLabel(en.factorCode.code, { exact: true }).fill(recovery);
  await dialog().getByRole('button', { name: words.remove }).click();
  await page.getByText(words.none).waitFor();
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  for (const secret of [recovery, key.replaceAll(' ', '')]) expect(kept).not.toContain(secret);
});
