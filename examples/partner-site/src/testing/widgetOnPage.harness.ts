import type { FrameLocator, Locator, Page } from 'playwright';

/** The widget as a visitor meets it: everything by its name on the screen. */
export interface WidgetOnPage {
  readonly element: Locator;
  readonly phone: Locator;
  readonly buy: Locator;
  readonly heading: (name: string) => Locator;
  /** From the number to the review, with 1 GB of MTN that lasts 30 days. */
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
