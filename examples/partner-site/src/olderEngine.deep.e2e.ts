import { describe, expect, it } from 'vitest';
import { visitsForTests } from './testing/demoVisit.helper.ts';
import { openFixture } from './testing/hostPage.helper.ts';

const here = visitsForTests();

/** Removes features that older or baseline browsers (`scripts/build/base.ts`) or pages over plain HTTP lack. */
const lacks: Readonly<Record<string, () => void>> = {
  'crypto.randomUUID': () => Object.defineProperty(Crypto.prototype, 'randomUUID', { value: undefined }),
  'Object.hasOwn': () => Reflect.deleteProperty(Object, 'hasOwn'),
  'Array.prototype.at': () => {
    for (const { prototype } of [Array, String]) Reflect.deleteProperty(prototype, 'at');
  },
  'Array.prototype.findLast': () => {
    Reflect.deleteProperty(Array.prototype, 'findLast');
    Reflect.deleteProperty(Array.prototype, 'findLastIndex');
  },
  'the array methods of 2023': () => {
    for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with'])
      Reflect.deleteProperty(Array.prototype, name);
  },
  'constructed stylesheets': () => {
    for (const { prototype } of [ShadowRoot, Document])
      Reflect.deleteProperty(prototype, 'adoptedStyleSheets');
    Object.defineProperty(window, 'CSSStyleSheet', {
      value: () => {
        throw new TypeError('Illegal constructor');
      },
    });
  },
  'a network, as it says for ever': () =>
    Object.defineProperty(Navigator.prototype, 'onLine', { value: false }),
  'Web Locks': () => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }),
};

describe('a browser that lacks a feature', () => {
  it.each(Object.entries(lacks))('sells without %s', async (_, takeAway) => {
    await here.visit.page.addInitScript(takeAway);
    await openFixture(here.sites, here.visit.page);
    await here.visit.sellAndCheck();
  });
});

it('shows the form with its styles in a browser without constructed stylesheets', async () => {
  const { page, widget } = here.visit;
  await page.addInitScript(lacks['constructed stylesheets'] as () => void);
  await openFixture(here.sites, page);
  const review = widget.element.getByRole('button', { name: /^Review/ });
  await review.waitFor();
  expect(await review.evaluate((button) => getComputedStyle(button).minHeight)).toBe('44px');
  expect(await widget.element.evaluate((element) => getComputedStyle(element).display)).toBe('block');
});

describe('a page with hotkeys', () => {
  it('does not block the keys typed into the widget', async () => {
    await openFixture(here.sites, here.visit.page, {
      head: `<script>
        document.addEventListener('keydown', (event) => {
          if (!event.target.matches('input, textarea')) event.preventDefault();
        });
      </script>`,
    });
    await here.visit.widget.phone.click();
    await here.visit.page.keyboard.type('08011111111');
    expect(await here.visit.widget.phone.inputValue()).toBe('0801 111 1111');
  });
});
