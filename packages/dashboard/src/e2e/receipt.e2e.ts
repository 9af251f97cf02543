import { readFile } from 'node:fs/promises';
import { formatDateTime, HOUR, lagosDay } from '@oja/core';
import { en } from '@oja/widgets/text/en';
import type { Locator, Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { WAIT_TIMEOUT } from '../../../../scripts/tests/limits.ts';
import { goTo, saidOf, signIn, transactionRows } from './agent.ts';
import { phone, withoutWorker } from './shop.ts';
import { shopForTests } from './shopForTests.ts';

const shop = shopForTests({ history: true });
let page: Page;

/** The transaction as shown in its detail panel. */
let sale: { name: string; amount: string; ref: string; date: string; mine: string[] };
/** URL of that panel, and the shared message. */
let address: string;
let message: string;

const { receipt, transactions } = en;
const { first, last } = lastMonth();
/** A date in the past, to format receipt dates: the current year is omitted elsewhere, but never on a receipt. */
const LONG_AGO = 0;

beforeAll(async () => {
  page = await openAbroad();
  await page.addInitScript(() => {
    const share = async (shared: ShareData) => void Object.assign(globalThis, { shared });
    Object.assign(navigator, { share, canShare: () => true });
  });
  await page.goto('/login');
  await signIn(page);
});

/** A page on a phone in another time zone than Lagos. */
async function openAbroad(): Promise<Page> {
  const context = await shop().browser.newContext({
    ...phone,
    baseURL: shop().proxy.url,
    timezoneId: 'America/New_York',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  context.setDefaultTimeout(WAIT_TIMEOUT);
  await context.addInitScript(withoutWorker);
  return context.newPage();
}

/** The first and the last day of last month in Lagos. */
function lastMonth(): { first: string; last: string } {
  const [year = 0, month = 0] = lagosDay(Date.now()).split('-').map(Number);
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  return { first: day(Date.UTC(year, month - 2, 1)), last: day(Date.UTC(year, month - 1, 0)) };
}

const press = (name: string, where: Page | Locator = page) =>
  where.getByRole('button', { name, exact: true }).click();
const timeOf = async (row: Locator) =>
  Date.parse((await row.getByRole('time').getAttribute('datetime')) ?? '');
const detail = () => page.getByRole('region', { name: sale.name, exact: true });

it('filters the list to last month’s transactions', async () => {
  await goTo(page, 'transactions');
  await press(transactions.filters);
  const sheet = page.getByRole('dialog', { name: transactions.filters });
  const choose = (group: string, name: string) =>
    sheet.getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).check();
  await choose(transactions.status, en.delivery.delivered);
  await choose(transactions.service, transactions.kinds.data);
  await choose(transactions.date, transactions.ownRange);
  await sheet.getByLabel(transactions.firstDay).fill(first);
  await sheet.getByLabel(transactions.lastDay).fill(last);
  await press(transactions.applyFilters, sheet);
  await sheet.waitFor({ state: 'detached' });
  const times = transactionRows(page).getByRole('time');
  const days = async () =>
    (await times.evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''))).map((time) =>
      lagosDay(Date.parse(time)),
    );
  await expect.poll(async () => (await days()).length).toBeGreaterThan(5);
  await expect.poll(async () => (await days()).filter((day) => day < first || day > last)).toEqual([]);
});

it('shows a transaction’s time in Lagos time, whatever the phone’s time zone', async () => {
  const row = transactionRows(page).nth(3);
  const at = await timeOf(row);
  await row.click();
  const name = await page.getByRole('heading', { level: 2 }).filter({ visible: true }).innerText();
  const panel = page.getByRole('region', { name, exact: true });
  const figure = (term: string) => saidOf(panel, term).innerText();
  const date = formatDateTime(at, LONG_AGO);
  expect(date).toContain(new Date(at + HOUR).toISOString().slice(11, 16));
  expect(await figure(transactions.time)).toBe(formatDateTime(at));
  sale = {
    name,
    date,
    amount: await panel
      .getByText(/^₦[\d,]+\.\d\d$/)
      .first()
      .innerText(),
    ref: await panel.getByText(/^OJA-/).first().innerText(),
    mine: [
      await figure(transactions.youEarn),
      await figure(transactions.balanceBefore),
      await figure(transactions.balanceAfter),
    ],
  };
  address = page.url();
  const query = new URL(address).searchParams;
  expect(query.get('ref')).toBe(sale.ref);
  expect(lagosDay(Date.parse(query.get('from') ?? ''))).toBe(first);
  expect(lagosDay(Date.parse(query.get('to') ?? ''))).toBe(last);
});

it('shares the receipt without the agent’s own figures', async () => {
  await press(receipt.share, detail());
  const shared = () => page.evaluate(() => (globalThis as { shared?: ShareData }).shared?.text ?? '');
  await expect.poll(shared).not.toBe('');
  message = await shared();
  const told = [sale.name, sale.amount, sale.ref, sale.date, en.delivery.delivered];
  expect(told.filter((words) => !message.includes(words))).toEqual([]);
  expect(sale.mine.every((figure) => figure.startsWith('₦'))).toBe(true);
  const own = [...sale.mine, receipt.youEarned, receipt.balanceBefore, receipt.balanceAfter];
  expect(own.filter((words) => message.includes(words))).toEqual([]);
});

it('saves the receipt as a picture that is not blank', async () => {
  const downloading = page.waitForEvent('download');
  await press(receipt.saveImage, detail());
  const download = await downloading;
  await detail().getByText(receipt.imageSaved).waitFor();
  expect(download.suggestedFilename()).toBe(`receipt-${sale.ref}.png`);
  const bytes = await readFile(await download.path());
  const drawn = await page.evaluate(inkOf, bytes.toString('base64'));
  expect(drawn.width).toBeGreaterThan(300);
  expect(drawn.height).toBeGreaterThan(300);
  // Text on paper: neither a blank page nor a black one.
  expect(drawn.ink).toBeGreaterThan(0.005);
  expect(drawn.ink).toBeLessThan(0.5);
});

/** The size of a picture, and the fraction of its pixels that is dark. Runs in the page. */
async function inkOf(base64: string): Promise<{ width: number; height: number; ink: number }> {
  const png = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([png], { type: 'image/png' }));
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(width, height).getContext('2d');
  canvas?.drawImage(bitmap, 0, 0);
  const { data } = canvas?.getImageData(0, 0, width, height) ?? { data: [] };
  const dark = Array.from({ length: width * height }, (_, at) => (data[at * 4 + 1] ?? 255) < 128);
  return { width, height, ink: dark.filter(Boolean).length / dark.length };
}

it('shows the same transaction after a reload, and closes it on Back', async () => {
  await page.reload();
  await detail().waitFor();
  expect(page.url()).toBe(address);
  await detail().getByText(sale.ref, { exact: true }).waitFor();
  await page.goBack();
  await detail().waitFor({ state: 'detached' });
  const query = new URL(page.url()).searchParams;
  expect(query.has('ref')).toBe(false);
  expect(query.get('from')).toBe(new URL(address).searchParams.get('from'));
  await expect.poll(async () => lagosDay(await timeOf(transactionRows(page).first())) <= last).toBe(true);
});

it('copies the same text if the phone has no share sheet, opened by its URL', async () => {
  const other = await openAbroad();
  await other.addInitScript(() => {
    for (const name of ['share', 'canShare']) Reflect.deleteProperty(Navigator.prototype, name);
  });
  await other.goto(address);
  await signIn(other);
  const panel = other.getByRole('region', { name: sale.name, exact: true });
  await press(receipt.copyText, panel);
  await panel.getByRole('button', { name: en.kit.copied }).waitFor();
  expect(await panel.getByRole('button', { name: receipt.share, exact: true }).count()).toBe(0);
  expect(await other.evaluate(() => navigator.clipboard.readText())).toBe(message);
});
