import type { FrameLocator, Locator, Page } from 'playwright';

/** Locators of the widget by its visible labels. */
export interface WidgetOnPage {
  readonly element: Locator;
  readonly phone: Locator;
  readonly buy: Locator;
  readonly heading: (name: string) => Locator;
  /** Enters the number, selects MTN 1 GB for 30 days and opens the review. */
  fillIn(phone: string): Promise<void>;
}

export function widgetOn(page: Page | FrameLocator, nth = 0): WidgetOnPage {
  const element = page.locator('oja-data-purchase').nth(nth);
  const phone = element.getByLabel('Phone number');
  return {
    element,
    phone,
    buy: element.getByRole('button', { name: /^Buy/ }),
    heading: (name) => element.getByRole('heading', { name }),
    async fillIn(number) {
      await phone.fill(number);
      await element.getByRole('radio', { name: 'MTN' }).check();
      await element.getByRole('radio', { name: '1 GB ₦456 30 days · SME' }).check();
      await element.getByRole('button', { name: /^Review/ }).click();
    },
  };
}
