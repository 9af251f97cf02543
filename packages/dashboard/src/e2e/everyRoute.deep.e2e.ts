import { en } from '@oja/widgets/text/en';
import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { routes } from '../routes.tsx';
import { signIn } from './agent.ts';
import { recordComplaints } from './complaints.ts';
import { shopForTests } from './shopForTests.ts';

const shop = shopForTests({ history: true });
let page: Page;
let complaints: readonly string[] = [];

beforeAll(async () => {
  page = await shop().open('/login');
  complaints = await recordComplaints(page);
});

const pathsFor = (access: string) =>
  routes.filter((route) => route.access === access).flatMap(({ paths }) => paths);

/** Opens a path, and waits until nothing on the page is loading. */
async function arrive(path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'hidden' });
}

it('shows each public route without console messages, under the strict policy', async () => {
  const answer = await page.goto('/login');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/unsafe-(inline|eval)/);
  for (const path of pathsFor('signed-out')) {
    await arrive(path);
    expect(new URL(page.url()).pathname).toBe(path);
  }
  expect(complaints).toEqual([]);
});

it('shows each route after sign-in without console messages', async () => {
  await page.goto('/login');
  await signIn(page);
  for (const path of [...pathsFor('agent'), '/no/such/screen']) {
    await arrive(path);
    expect(new URL(page.url()).pathname).toBe(path);
    await page.getByRole('button', { name: en.shell.openMenu }).waitFor();
  }
  expect(complaints).toEqual([]);
});

it('prints a screen without the skip link and the banner', async () => {
  const skip = page.getByRole('link', { name: en.shell.skip });
  expect(await skip.isVisible()).toBe(true);
  await page.emulateMedia({ media: 'print' });
  expect(await skip.isVisible()).toBe(false);
  expect(await page.getByRole('banner').isVisible()).toBe(false);
  await page.emulateMedia({ media: null });
});
