import { describe, expect, it, vi } from 'vitest';
import { visitsForTests } from './testing/demoVisit.helper.ts';
import { openFixture } from './testing/hostPage.helper.ts';

const here = visitsForTests();

/** The error for a number that starts with 0800, in each language that has a translation. */
const refusals = {
  pcm: 'You no fit load number wey start with 0800 or 0700.',
  ha: 'Ba a iya loda wa lambobin 0800 da 0700.',
  ig: 'A naghị etinye ihe na nọmba 0800 na 0700.',
  yo: 'A kò lè fi owó sí nọ́ńbà 0800 àti 0700.',
};

describe('the colour scheme and language of a page', () => {
  const schemeOf = () =>
    here.visit.widget.element.evaluate((element) => {
      const surface = element.shadowRoot?.querySelector('section') as HTMLElement;
      return getComputedStyle(surface).colorScheme;
    });

  it('set the colour scheme of the widget, at the start and when they change', async () => {
    const { page, widget } = here.visit;
    await page.emulateMedia({ colorScheme: 'light' });
    await openFixture(here.sites, page, { head: '<style>:root { color-scheme: dark }</style>' });
    await widget.phone.waitFor();
    expect(await schemeOf()).toBe('dark');
    await page.evaluate(() => document.documentElement.style.setProperty('color-scheme', 'light'));
    await vi.waitFor(async () => expect(await schemeOf()).toBe('light'));
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.evaluate(() => document.documentElement.style.setProperty('color-scheme', 'light dark'));
    await vi.waitFor(async () => expect(await schemeOf()).toBe('dark'));
  });

  it('follow the `locale` attribute, and load no translation for English', async () => {
    const { page, widget, requests } = here.visit;
    const files = Object.keys(refusals).map((tag) => `oja-${tag}.js`);
    const loaded = () =>
      requests.flatMap((request) => files.filter((file) => request.url().endsWith(`/${file}`)));
    await openFixture(here.sites, page);
    await widget.phone.fill('0800');
    await widget.element.getByRole('button', { name: /^Review/ }).click();
    expect(loaded()).toEqual([]);
    for (const [tag, refusal] of Object.entries(refusals)) {
      await widget.element.evaluate((element, locale) => element.setAttribute('locale', locale), tag);
      await widget.element.getByText(refusal).waitFor();
    }
    expect(loaded()).toEqual(files);
  });

  it.each(Object.entries(refusals))(
    'show the widget in the language of the page, %s',
    async (tag, refusal) => {
      const { page, widget } = here.visit;
      await openFixture(here.sites, page, { lang: `${tag}-NG` });
      const phone = widget.element.getByRole('textbox').first();
      await phone.fill('0800');
      await phone.press('Enter');
      await widget.element.getByText(refusal).waitFor();
    },
  );
});
