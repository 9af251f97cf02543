import { en } from '@oja/widgets/text/en';
import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { routes } from '../routes.tsx';
import { signIn } from './agent.ts';
import { shopForTests } from './shopForTests.ts';

const shop = shopForTests({ history: true });
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  page = await shop().open('/login');
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  // Said on the console too; a violation in a frame or of a report-only policy would only be here.
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      console.error(`violates ${effectiveDirective}: ${blockedURI}`);
    });
  });
});

const pathsFor = (access: string) =>
  routes.filter((route) => route.access === access).flatMap(({ paths }) => paths);

/** Until nothing on the page says that it is loading. */
async function arrive(path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'hidden' });
}

it('shows each public route without a word on the console, under the strict policy', async () => {
  const answer = await page.goto('/login');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/unsafe-(inline|eval)/);
  for (const path of pathsFor('visitor')) {
    await arrive(path);
    expect(new URL(page.url()).pathname).toBe(path);
  }
  expect(complaints).toEqual([]);
});

it('shows each route behind login the same way', async () => {
  await page.goto('/login');
  await signIn(page);
  for (const path of [...pathsFor('agent'), '/no/such/screen']) {
    await arrive(path);
    expect(new URL(page.url()).pathname).toBe(path);
    await page.getByRole('button', { name: en.shell.openMenu }).waitFor();
  }
  expect(complaints).toEqual([]);
});

it('prints a screen without what leads around in it', async () => {
  const skip = page.getByRole('link', { name: en.shell.skip });
  expect(await skip.isVisible()).toBe(true);
  await page.emulateMedia({ media: 'print' });
  expect(await skip.isVisible()).toBe(false);
  expect(await page.getByRole('banner').isVisible()).toBe(false);
  await page.emulateMedia({ media: null });
});
