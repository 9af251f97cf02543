import { BASE_PATH, endpoints, formatMoney, kobo } from '@oja/core';
import { DEMO_AGENT } from '@oja/reference-api';
import { en } from '@oja/widgets/text/en';
import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { buyButton, goTo, signIn } from './agent.ts';
import { ADMIN_TOKEN } from './shop.ts';
import { shopForTests } from './shopForTests.ts';

// Longer than the test: the provider settles these purchases only in `endThem`.
const shop = shopForTests({ pendingMs: 3_600_000 });
let page: Page;

beforeAll(async () => {
  page = await shop().open('/more/support');
});

const words = en.openPurchases;
const COUNT = 5;
const sale = {
  serviceId: 'mtn-data',
  planId: 'mtn-sme-1gb-30d',
  recipient: '08020000201',
  expectedPrice: '456.00',
};
const held = formatMoney(kobo(45_600 * COUNT));

/** Sends an API call as another device of the agent, which shares nothing with the browser. */
async function post(path: string, body: unknown, token?: string) {
  const response = await fetch(`${shop().api.url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, ...(await response.json()) };
}

/** Buys five times, and leaves all purchases pending. */
async function sellFive(): Promise<void> {
  const { username, password } = DEMO_AGENT;
  const { data } = await post(BASE_PATH + endpoints.login.path, { username, password });
  const path = BASE_PATH + endpoints.purchase.path.replace('{category}', 'data');
  for (let count = 0; count < COUNT; count += 1) {
    const body = { ...sale, reference: crypto.randomUUID() };
    const sold = await post(path, body, data.authorization.token);
    expect(sold).toMatchObject({ status: 202, data: { status: 'pending' } });
  }
}

/** Settles all purchases at the provider. The server learns of it within half a second. */
async function endThem(): Promise<void> {
  await shop().api.ledger.execute("update provider_orders set settles_at = now() - interval '1 minute'");
  await shop().api.ledger.execute("update transactions set due_at = now() where status = 'pending'");
}

it('shows another device’s pending purchases on support and home until they are settled', async () => {
  await sellFive();
  await signIn(page);
  const open = page.getByRole('region', { name: words.title(COUNT) });
  const isShown = async () => {
    await open.waitFor();
    expect(await page.getByText(words.none).count()).toBe(0);
    expect(await open.getByText(words.held(held)).count()).toBe(1);
    expect(await open.getByRole('listitem').getByText(en.money.held).count()).toBe(COUNT);
    await expect.poll(() => open.getByText(/^Settled (within|by) /).count()).toBe(COUNT);
  };
  await isShown();
  await goTo(page, 'home');
  await open.getByText(words.line.held(held)).waitFor();
  await open.getByRole('heading').click();
  await isShown();
  await endThem();
  // The page requeries every 15 s while a purchase is open.
  await open.waitFor({ state: 'hidden', timeout: 60_000 });
  expect(await page.getByRole('heading', { name: /^Needs attention/ }).count()).toBe(0);
  await goTo(page, 'support');
  await page.getByText(words.none).waitFor();
  expect(await open.count()).toBe(0);
});

const { cases } = en;
const ANSWER = 'MTN has confirmed it: the data is on the line.';

it('opens a numbered case about one of them, and delivers the answer as a notice', async () => {
  await goTo(page, 'transactions');
  await page
    .getByRole('button', { name: /^MTN 1 GB/ })
    .first()
    .click();
  await page.getByRole('button', { name: cases.reportTitle }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(cases.what).fill('The customer has no data yet.');
  await dialog.getByRole('button', { name: cases.send }).click();
  const [number = ''] = /OJ-\d{6}/.exec(await dialog.getByText(/OJ-\d{6} is open/).innerText()) ?? [];
  // The same call as `npm run review -- answer`.
  expect(await post(`/admin/cases/${number}`, { text: ANSWER }, ADMIN_TOKEN)).toMatchObject({ status: 200 });
  await page.goto('/');
  await page.getByRole('region', { name: en.notices.title }).getByText(ANSWER).waitFor();
  await page.getByRole('link', { name: en.notices.all }).click();
  await page.getByRole('link', { name: en.noticeCentre.openCase(number) }).click();
  await page.getByRole('heading', { name: cases.caseNumber(number) }).waitFor();
  await page.getByText(ANSWER).waitFor();
  expect(await page.getByText(cases.states.answered).count()).toBe(1);
  // Opening the case marks the notice as read. The agent can keep it.
  await page.goBack();
  const { about, filters, keep, markUnread } = en.noticeCentre;
  const title = `Support answered case ${number}`;
  await page.getByRole('radio', { name: filters.all }).check();
  await page.getByRole('button', { name: about(markUnread, title) }).waitFor();
  await page.getByRole('button', { name: about(keep, title) }).click();
  await page.getByRole('radio', { name: filters.kept }).check();
  await page.getByRole('article', { name: title }).waitFor();
  expect(await page.getByRole('article').count()).toBe(1);
});

/** Counts the agent's reminders, as another device would. */
async function countReminders(): Promise<number> {
  const { username, password } = DEMO_AGENT;
  const { data } = await post(BASE_PATH + endpoints.login.path, { username, password });
  const headers = { authorization: `Bearer ${data.authorization.token}` };
  const answer = await fetch(`${shop().api.url}${BASE_PATH}${endpoints.notices.path}`, { headers });
  const { data: notices } = await answer.json();
  return notices.filter(({ title }: { title: string }) => title.endsWith('is due')).length;
}

it('schedules a reminder for one of them, and buys from the review that its notice opens', async () => {
  const words = en.schedules;
  await goTo(page, 'transactions');
  await page
    .getByRole('button', { name: /^MTN 1 GB/ })
    .first()
    .click();
  await page.getByRole('button', { name: new RegExp(`^${words.repeatSale}`) }).click();
  await page.getByRole('button', { name: words.remind }).click();
  await page.getByRole('link', { name: words.see }).click();
  await page.getByRole('list', { name: words.title }).getByText(words.marks.reminder).waitFor();
  // Simulates that a month has passed on the server's clock.
  await shop().api.ledger.execute("update schedules set first_at = now() - interval '1 second'");
  await shop().api.ledger.execute('update schedules set next_at = first_at');
  await expect.poll(countReminders).toBe(1);
  await page.goto('/more/notices');
  await page.getByRole('link', { name: en.noticeCentre.reviewSale }).click();
  await page.getByRole('heading', { name: en.purchase.reviewTitle }).waitFor();
  await buyButton(page).click();
  await page.getByRole('heading', { name: en.purchase.reviewTitle }).waitFor({ state: 'hidden' });
});
