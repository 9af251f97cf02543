import { DEMO_AGENT } from '@oja/reference-api';
import { en } from '@oja/widgets/text/en';
import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { fillSignIn, openProfile, signIn } from './agent.ts';
import { phone } from './shop.ts';
import { shopForTests } from './shopForTests.ts';

const words = en.passkeys;
const NAME = 'My phone';

/** Adds a virtual authenticator to the browser that confirms immediately. */
async function addAuthenticator(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}

const shop = shopForTests();
let page: Page;
beforeAll(async () => {
  // A passkey is bound to the server's own address, so the proxy of the other tests can't be used.
  const context = await shop().browser.newContext({ ...phone, baseURL: shop().api.url });
  context.setDefaultTimeout(30_000);
  page = await context.newPage();
  await addAuthenticator(page);
  await page.goto('/login');
  await signIn(page);
});

const dialog = () => page.getByRole('dialog');
const enterPassword = () =>
  dialog().getByLabel(en.secondFactor.password, { exact: true }).fill(DEMO_AGENT.password);

it('adds a passkey on the profile, with recovery codes', async () => {
  await openProfile(page, words.title);
  await page.getByRole('button', { name: words.add }).click();
  await enterPassword();
  await dialog().getByRole('button', { name: en.secondFactor.goOn }).click();
  await dialog().getByLabel(words.name, { exact: true }).fill(NAME);
  await dialog().getByRole('button', { name: words.make }).click();
  await dialog().getByRole('list', { name: en.secondFactor.codes }).waitFor();
  await dialog().getByRole('button', { name: en.secondFactor.kept }).click();
  await page.getByText(words.isAdded(NAME)).waitFor();
  await page.getByText(en.secondFactor.passkeyOn).waitFor();
  expect(shop().messages.at(-1)).toContain('A passkey was added');
});

it('signs in with the passkey after the password', async () => {
  await page.getByRole('button', { name: en.profile.logout }).click();
  await fillSignIn(page, DEMO_AGENT.password);
  await page.getByRole('button', { name: words.use }).click();
  await page.getByRole('button', { name: en.shell.account }).waitFor();
});

it('confirms a new PIN with the passkey instead of a code', async () => {
  const pin = en.transactionPin;
  await openProfile(page, words.title);
  await page.getByRole('button', { name: pin.set }).click();
  await dialog().getByLabel(pin.newPin, { exact: true }).fill('4071');
  await dialog().getByLabel(pin.again).fill('4071');
  await dialog().getByLabel(pin.password, { exact: true }).fill(DEMO_AGENT.password);
  await dialog().getByRole('button', { name: pin.save }).click();
  await dialog().getByRole('button', { name: words.use }).click();
  await page.getByText(pin.asked).waitFor();
});

it('removes the passkey with the password and the passkey itself', async () => {
  await openProfile(page, words.title);
  await page.getByRole('button', { name: words.removeOne(NAME) }).click();
  await enterPassword();
  await dialog().getByRole('button', { name: words.remove, exact: true }).click();
  await dialog().getByRole('button', { name: words.use }).click();
  await page.getByText(words.isRemoved(NAME)).waitFor();
  await page.getByText(words.none).waitFor();
  await page.getByText(en.secondFactor.off).waitFor();
});
