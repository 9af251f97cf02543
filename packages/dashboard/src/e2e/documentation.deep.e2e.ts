import { readFile } from 'node:fs/promises';
import { BASE_PATH } from '@oja/core';
import { createOpenApiDocument } from '@oja/core/openapi';
import { en } from '@oja/widgets/text/en';
import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { shopForTests } from './shopForTests.ts';

const words = en.apiReference;
const shop = shopForTests();
let page: Page;

beforeAll(async () => {
  page = await shop().enter('/documentation');
  await page.getByRole('heading', { level: 1, name: en.dashboard.screens.documentation }).waitFor();
});

/** Opens a call by its URL, as a link in a message would. */
async function read(name: string): Promise<void> {
  await page.goto(`/documentation#${name}`);
  await page.reload();
  await page.getByRole('heading', { name: words.sample, exact: true }).waitFor();
}

/** The JavaScript sample of the open call, with this agent's token inserted. */
async function sample(token: string): Promise<string> {
  await page.getByRole('tab', { name: 'JavaScript' }).click();
  const code = await page.getByRole('tabpanel', { name: 'JavaScript' }).locator('pre').innerText();
  expect(code).toContain(words.placeholders.agent);
  expect(code).not.toContain(token);
  return code.replace(words.placeholders.agent, token);
}

/** Runs a sample as a program, and returns the response's `data`. */
async function run(code: string): Promise<Record<string, unknown>> {
  const address = `data:text/javascript,${encodeURIComponent(`${code}\nexport default data;`)}`;
  return ((await import(address)) as { default: Record<string, unknown> }).default;
}

it('downloads the same OpenAPI document that the server returns', async () => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: words.download }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('openapi.json');
  const saved: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
  const served = await fetch(`${shop().api.url}${BASE_PATH}/openapi.json`);
  expect(saved).toEqual(await served.json());
  expect(saved).toEqual(JSON.parse(JSON.stringify(createOpenApiDocument())));
});

it('shows samples that can buy once a token replaces the placeholder', async () => {
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('user_session') ?? '{}') as { token: string }).token,
  );
  await read('balance');
  const balance = await sample(token);
  const before = await run(balance);
  await read('purchase');
  const sold = await run(await sample(token));
  expect(sold).toMatchObject({ serviceId: 'mtn-data', status: 'delivered', amount: '456.00' });
  // A changed text, because the same module would not run a second time.
  const after = await run(`${balance}\n`);
  expect(Number(before['availableBalance']) - Number(after['availableBalance'])).toBe(456);
});

it('sends a read to the server with the agent’s session, and shows the response', async () => {
  await read('transactions');
  await page.getByLabel(/^limit/).fill('1');
  await page.getByRole('button', { name: en.apiTry.trySend, exact: true }).click();
  await page.getByText(en.apiTry.tryAnswer(200)).waitFor();
  const answer = await page.getByRole('region', { name: en.apiTry.tryAnswerLabel }).innerText();
  expect(answer).toContain('"amount": "456.00"');
});
