import { DEMO_AGENT } from '@oja/reference-api';
import { en } from '@oja/widgets/text/en';
import type { Page } from 'playwright';
import { beforeEach, expect, it } from 'vitest';
import { buyButton, fillSignIn, goTo, readMoney, reviewSale, waitForResult } from './agent.ts';
import { shopForTests } from './shopForTests.ts';

const shop = shopForTests();
let page: Page;

beforeEach(async () => {
  page = await shop().enter('/login');
});

const { dashboard, fieldLabels: labels, money, purchase, lookUp, purchaseForm, shell } = en;
/** Maximum time from the new sign-in until the page shows "not charged", in ms. */
const WITHIN = 2_000;

/** As after a server reset, or after a password change on another device. */
const endSessions = () => shop().api.ledger.execute('delete from sessions');

/** Checks the message in the form, signs the same agent in, and checks that the agent returns to the path. */
async function signInAgain(path: string): Promise<void> {
  await page.waitForURL('**/login?*');
  await page.getByRole('button', { name: en.signIn.submit }).waitFor();
  const form = page.getByRole('region', { name: en.signIn.title });
  expect(await form.getByText(dashboard.sessionEnded.expired).count()).toBe(1);
  expect(await page.getByText(dashboard.sessionEnded.expired).count()).toBeLessThanOrEqual(2);
  await fillSignIn(page, DEMO_AGENT.password);
  await page.getByRole('button', { name: shell.account }).waitFor();
  expect(new URL(page.url()).pathname).toBe(path);
}

it('keeps the typed values when the session expires during a meter look-up', async () => {
  await page.goto('/services/electricity');
  await page.getByLabel(labels.disco).selectOption({ label: 'Ikeja Electric' });
  await page.getByLabel(labels.amount, { exact: true }).fill('2000');
  await endSessions();
  await page.getByLabel(labels['meter-number']).fill('99000000010');
  await signInAgain('/services/electricity');

  await page.getByText(lookUp.verified).first().waitFor();
  const typed = (label: string) => page.getByLabel(label, { exact: true }).inputValue();
  expect((await typed(labels['meter-number'])).replaceAll(' ', '')).toBe('99000000010');
  expect((await typed(labels.amount)).replaceAll(',', '')).toBe('2000');
  expect(await page.getByLabel(labels.disco).locator('option:checked').innerText()).toBe('Ikeja Electric');
});

it('charges nothing if the session ends during a purchase, and buys once afterwards', async () => {
  const references: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/purchase')) references.push(request.postDataJSON().reference);
  });
  await goTo(page, 'data');
  await reviewSale(page, '08011111111');
  const price = readMoney(await buyButton(page).innerText());
  const before = await shop().balance();
  await page.getByRole('heading', { name: en.transactions.recent, exact: true }).waitFor();
  // The session ends while the purchase is being sent, so that no earlier request can reveal it.
  await page.route(
    '**/purchase',
    async (route) => {
      await endSessions();
      await route.continue();
    },
    { times: 1 },
  );
  await buyButton(page).click();
  let signedInAt = Number.POSITIVE_INFINITY;
  page.on('response', (response) => {
    if (response.url().endsWith('/auth/login')) signedInAt = performance.now();
  });
  await signInAgain('/services/data');
  // The server voids the purchase, so that the agent need not wait until no copy can still arrive.
  await waitForResult(page, purchase.refusedTitle, money['not-charged']);
  expect(performance.now() - signedInAt).toBeLessThan(WITHIN);
  expect(await shop().balance()).toBe(before);

  await page.getByRole('button', { name: purchase.tryAgain }).click();
  await page.getByRole('button', { name: purchaseForm.review }).click();
  await buyButton(page).click();
  await waitForResult(page, purchase.deliveredTitle, money.charged);
  expect(await shop().balance()).toBe(before - price);
  expect(await Promise.all(references.map((key) => shop().api.ledger.debits(key)))).toEqual([[], [price]]);
});
