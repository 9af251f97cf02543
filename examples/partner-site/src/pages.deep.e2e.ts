import { describe, expect, it } from 'vitest';
import { visitsForTests } from './testing/demoVisit.helper.ts';
import { widgetOn } from './testing/widgetOnPage.helper.ts';

const pages = [
  { name: 'The simplest', says: 'delivered: 08011111111' },
  { name: 'A themed shop', says: 'Enjoy. ₦456.00 of data is on 08011111111.' },
  { name: 'The strictest', says: 'Thank you. We sent data for ₦456.00 to 08011111111.' },
];

const here = visitsForTests();

describe('the index of the example', () => {
  it.each(pages)('links to $name, which sells', async ({ name, says }) => {
    const { page } = here.visit;
    await page.goto(`${here.sites.shop.url}/pages`);
    await page.getByRole('link', { name }).click();
    const widget = widgetOn(page);
    await widget.fillIn('08011111111');
    await widget.buy.click();
    await page.getByText(says).waitFor();
    expect(here.sites.shop.violations).toEqual([]);
  });

  it('has a themed shop that requests each preloaded file once', async () => {
    const { page } = here.visit;
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto(`${here.sites.shop.url}/themed`);
    await widgetOn(page).phone.waitFor();
    const preloads = await page.locator('link[rel="modulepreload"]').all();
    expect(preloads).toHaveLength(2);
    for (const preload of preloads) {
      const address = await preload.getAttribute('href');
      expect(requested.filter((url) => url === address)).toHaveLength(1);
    }
  });

  it('has a themed shop that follows the system’s colour scheme and keeps the typed number', async () => {
    const { page } = here.visit;
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`${here.sites.shop.url}/themed`);
    const { element, phone } = widgetOn(page);
    await phone.fill('0801');
    await element.locator('[data-oja-theme="dark"]').waitFor();
    await page.emulateMedia({ colorScheme: 'light' });
    await element.locator('[data-oja-theme="light"]').waitFor();
    expect(await phone.inputValue()).toBe('0801');
  });
});
