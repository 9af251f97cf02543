import type { FrameLocator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { visitsForTests } from './testing/demoVisit.helper.ts';
import { openFixture } from './testing/hostPage.helper.ts';

const here = visitsForTests();

/** Opens the element with these rules in the page's stylesheet. */
async function openStyled(rules: string, body = '<oja-data-purchase></oja-data-purchase>'): Promise<Page> {
  const { page } = here.visit;
  await page.context().grantPermissions(['local-network-access'], { origin: here.sites.api.url });
  await openFixture(here.sites, page, { head: `<style>${rules}</style>`, body });
  return page;
}

/** The sizes on screen: the form, and its button, field and choice. */
async function sizesIn(page: Page | FrameLocator) {
  const element = page.locator('oja-data-purchase');
  await element.getByRole('radio', { name: 'MTN' }).waitFor();
  return element.evaluate(({ shadowRoot }) => {
    const one = (selector: string) => shadowRoot?.querySelector(selector) as HTMLElement;
    const height = (part: string) => Math.round(one(`[part~=${part}]`).getBoundingClientRect().height);
    const button = getComputedStyle(one('[part~=button]'));
    return {
      form: one('section').getBoundingClientRect().width,
      heights: [height('button'), height('input'), height('choice')],
      text: button.fontSize,
      padding: button.paddingLeft,
      radius: button.borderRadius,
    };
  });
}

const larger = `oja-data-purchase {
  --oja-form-width: 300px; --oja-control-height: 60px; --oja-text-scale: 1.25; --oja-space-16: 20px; --oja-radius: 6px
}`;
const largerOnScreen = {
  form: 300,
  heights: [60, 60, 60],
  text: '20px',
  padding: '20px',
  radius: '4px',
};

it('gives an element the sizes of the page’s stylesheet', async () => {
  expect(await sizesIn(await openStyled(larger))).toEqual(largerOnScreen);
});

it('gives an element in a frame the same sizes', async () => {
  const page = await openStyled(larger, '<oja-data-purchase data-mode="frame"></oja-data-purchase>');
  const frame = page.locator('oja-data-purchase iframe').contentFrame();
  expect(await sizesIn(frame)).toEqual(largerOnScreen);
});

it('keeps controls at least 44 px high and the text at the visitor’s own size', async () => {
  const page = await openStyled('oja-data-purchase { --oja-control-height: 20px; --oja-text-scale: 0.5 }');
  expect(await sizesIn(page)).toMatchObject({ heights: [44, 48, 44], text: '16px' });
});

it('lets the page’s stylesheet style a part', async () => {
  const page = await openStyled('oja-data-purchase::part(primary) { letter-spacing: 3px }');
  const review = page.locator('oja-data-purchase').getByRole('button', { name: /^Review/ });
  expect(await review.evaluate((button) => getComputedStyle(button).letterSpacing)).toBe('3px');
});
