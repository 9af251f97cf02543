import { readFile } from 'node:fs/promises';
import { en } from '@oja/widgets/text/en';
import type { Page } from 'playwright';
import { beforeEach, expect, it } from 'vitest';
import { shopForEachTest } from './shopForTests.ts';

const words = en.bulk;
/** The provider leaves the second line pending. The third line lacks a digit. */
const LIST = [
  '08011111111 mtn 100',
  '08020000201, mtn, 500',
  '0801111111 mtn 150',
  '08011111111 MTN 200',
  '08011111111 MTN 250',
];

const shop = shopForEachTest();
let page: Page;
beforeEach(async () => {
  page = await shop().enter('/login');
});

it('buys a list after a line is corrected, resumes after a reload, and saves the result as a file', async () => {
  const before = await shop().balance();
  await page.getByRole('link', { name: en.bulkFrame.title }).click();
  await page.getByLabel(words.label).fill(LIST.join('\n'));
  await page.getByRole('button', { name: words.check }).click();
  await page.getByText(words.wrongTitle(1)).waitFor();
  expect(await shop().balance()).toBe(before);
  await page.getByLabel(words.line(3)).fill('08011111111 mtn 150');
  await page.getByRole('button', { name: words.checkAgain }).click();
  await page.getByRole('button', { name: words.buy(5, '₦1,200') }).click();
  await page.getByText(words.running(4, 5)).waitFor();

  await page.reload();
  await page.getByText(words.running(4, 5)).waitFor();
  await shop().settle();
  await page.getByText(words.done).waitFor();
  expect(await shop().balance()).toBe(before - 120_000);
  expect(await shop().api.ledger.audit()).toEqual([]);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words.result }).click(),
  ]);
  const [, ...rows] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(rows).toHaveLength(5);
  for (const row of rows) expect(row).toContain(words.steps.delivered);
});
