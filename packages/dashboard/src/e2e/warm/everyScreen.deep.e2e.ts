import { en } from '@oja/widgets/text/en';
import type { Page } from 'playwright';
import { afterAll, describe, expect, it } from 'vitest';
import { routes } from '../../routes.tsx';
import { shopForTests } from '../shopForTests.ts';
import { goOffline, keptFigures, openDevice, openOffline, slowTimeout } from './device.ts';

const shop = shopForTests({ history: true });

const agentPaths = routes.flatMap(({ access, paths }) => (access === 'agent' ? paths : []));
/** The paths of screens that show the balance or transactions. */
const agedPaths = ['/', '/dashboard/default', '/user/transactions', '/user/funding'];

describe('a device that goes offline', () => {
  let page: Page;
  afterAll(() => page?.context().close());

  it('opens every screen online and stores the figures', async () => {
    ({ page } = await openDevice(shop()));
    for (const path of agentPaths) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
      await expect.poll(() => page.locator('main [aria-busy="true"]').count(), slowTimeout).toBe(0);
    }
    await expect.poll(() => keptFigures(page), slowTimeout).toContain('availableBalance');
  }, 120_000);

  it.each(agentPaths)('shows %s offline, with the figures of the last visit', async (path) => {
    await goOffline(shop(), page, true);
    await openOffline(page, path);
    expect(new URL(page.url()).pathname).toBe(path);
    await expect.poll(() => page.locator('main [aria-busy="true"]').count(), slowTimeout).toBe(0);
    expect(await page.getByText(en.dashboard.failure.chunk.title).count()).toBe(0);
    // Stored figures show their time.
    if (agedPaths.includes(path))
      await page
        .getByText(/as of \d|Last updated at/)
        .first()
        .waitFor();
  });
});
