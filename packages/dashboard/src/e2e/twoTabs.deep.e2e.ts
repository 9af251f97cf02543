import { DEMO_AGENT, OTHER_AGENT } from '@oja/reference-api';
import { en } from '@oja/widgets/text/en';
import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { buyButton, goTo, reviewSale, waitForResult } from './agent.ts';
import { shopForTests } from './shopForTests.ts';

const shop = shopForTests();
let page: Page;
let other: Page;
/** Data that only the first agent may see. */
let secrets: string[];

const { dashboard, fieldLabels, money, purchase, shell, signIn: words } = en;
/** A number that is sold to and one that is only typed, both as typed and as formatted. */
const customers = ['08011111111', '0801 111 1111', '08039876543', '0803 987 6543'];

/** Maximum time until a tab reacts to a logout in another tab, in ms. */
const WITHIN = 1_000;

beforeAll(async () => {
  page = await shop().enter('/login');
  other = await page.context().newPage();
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('user_session') ?? '').token);
  const { username, firstName, lastName, email, phone } = DEMO_AGENT;
  secrets = [token, username, firstName, lastName, email, phone, ...customers];
});

/** The secrets that are on the page, in its URL, or in the browser's storage for it. */
async function leftOn(where: Page): Promise<string[]> {
  const [typed, kept] = await where.evaluate(() => [
    [...document.querySelectorAll('input')].map(({ value }) => value).join('\n'),
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  ]);
  const everything = [await where.content(), typed, kept, where.url()].join('\n').toLowerCase();
  return secrets.filter((secret) => everything.includes(secret.toLowerCase()));
}

it('removes all data of the agent from a tab within a second of a logout in another tab', async () => {
  await page.goto('/services/data');
  await reviewSale(page, '08011111111');
  await buyButton(page).click();
  await waitForResult(page, purchase.deliveredTitle, money.charged);
  await page.getByRole('button', { name: purchase.startAnother }).click();
  // A form that was prefilled for an earlier customer, which the tab's history keeps.
  await goTo(page, 'home');
  await page.getByRole('button', { name: /^0801 111 1111/ }).click();
  await page.getByRole('heading', { level: 1, name: dashboard.screens.data }).waitFor();
  // The review of the same purchase opens directly.
  await buyButton(page).waitFor();
  await page.getByText('0801 111 1111').first().waitFor();
  await goTo(page, 'home');
  await other.goto('/services/data');
  await other.getByLabel(fieldLabels.phone).fill('08039876543');
  expect(await leftOn(other)).toEqual(expect.arrayContaining([DEMO_AGENT.firstName, '0803 987 6543']));

  await page.bringToFront();
  await page.getByRole('button', { name: shell.account }).click();
  await page.getByRole('menuitem', { name: shell.logout }).click();
  await other.waitForURL('**/login', { timeout: WITHIN });
  await other.getByRole('button', { name: words.submit }).waitFor();
  await other.getByText(dashboard.sessionEnded.elsewhere).waitFor();
  expect(await leftOn(other)).toEqual([]);
  expect(await other.locator('body').innerText()).not.toContain('₦');
  expect(await leftOn(page)).toEqual([]);
});

it('shows nothing of the first agent to another agent who signs in there', async () => {
  await other.bringToFront();
  await other.getByLabel(words.username).fill(OTHER_AGENT.username);
  await other.getByLabel(words.password, { exact: true }).fill(OTHER_AGENT.password);
  await other.getByRole('button', { name: words.submit }).click();
  await other
    .getByRole('button', { name: shell.accountOf(`${OTHER_AGENT.firstName} ${OTHER_AGENT.lastName}`) })
    .waitFor();
  for (const path of ['/', '/services/data', '/user/transactions', '/user/profile']) {
    await other.goto(path);
    await other.getByRole('heading', { level: 1 }).waitFor();
    await other.locator('main [aria-busy="true"]').first().waitFor({ state: 'hidden' });
    expect(await leftOn(other)).toEqual([]);
  }
  // The tab that signed out follows, and belongs to the second agent too.
  await page.getByRole('button', { name: shell.account }).waitFor();
  expect(await leftOn(page)).toEqual([]);
  // Back does not show the first agent's form to the second agent either.
  await page.bringToFront();
  await page.goBack();
  await page.getByLabel(fieldLabels.phone).waitFor();
  expect(await leftOn(page)).toEqual([]);
});
