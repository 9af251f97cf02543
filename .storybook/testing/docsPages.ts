import type { Page } from 'playwright';

/** Contents of a rendered docs page. */
export interface DocsPage {
  /** Components with an argument table. */
  readonly components: readonly string[];
  /** Properties without a description. */
  readonly undescribed: readonly string[];
  /** Error messages shown in place of a story. */
  readonly failure: readonly string[];
}

/** Storybook's event channel. The sidebar uses it to select a page. */
declare const __STORYBOOK_ADDONS_CHANNEL__: {
  once(event: string, listener: (id: unknown) => void): void;
  emit(event: string, of: unknown): void;
};

/** Shows a docs page in the open preview. Reloading for each page would take most of the time. */
export async function showDocs(page: Page, id: string): Promise<void> {
  await page.evaluate((storyId) => {
    __STORYBOOK_ADDONS_CHANNEL__.once('docsRendered', (drawn) => {
      document.documentElement.dataset['drawn'] = String(drawn);
    });
    __STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'docs' });
  }, id);
  await page.locator(`html[data-drawn="${id}"] #storybook-docs`).waitFor();
}

/** Waits until the page's story is rendered, in the page or in an iframe. */
export async function awaitLiveStory(page: Page): Promise<void> {
  const story = page.locator('#storybook-docs .docs-story').first();
  const frame = story.locator('iframe');
  await story.locator('iframe, [id^="story--"] *').first().waitFor({ state: 'attached' });
  if ((await frame.count()) > 0) await frame.contentFrame().locator('#storybook-root *').first().waitFor();
  else await story.locator('[id^="story--"] :visible').first().waitFor();
}

/** Reads the docs page that is shown. */
export function readDocs(page: Page): Promise<DocsPage> {
  return page.evaluate(() => {
    const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? '';
    const tables = [...document.querySelectorAll<HTMLElement>('#storybook-docs [data-component]')];
    const rows = tables.flatMap((table) => [...table.querySelectorAll<HTMLTableRowElement>('tbody tr')]);
    const [broken] = document.querySelectorAll(
      '.sb-show-errordisplay #error-message, #storybook-docs .sb-errordisplay',
    );
    return {
      components: tables.map((table) => table.dataset['component'] ?? ''),
      // The second cell holds the description, if any, above a box with the type.
      undescribed: rows
        .filter(
          (row) => textOf(row.cells[1]?.querySelector(':scope > div:first-child > :is(p, span)')) === '',
        )
        .map((row) => `${textOf(row.cells[0])} has no description`),
      failure: broken ? [textOf(broken)] : [],
    };
  });
}
