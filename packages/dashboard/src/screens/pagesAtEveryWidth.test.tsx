import { touch, width as widest } from '@oja/widgets/theme';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../main.css.ts';
import { everyPage, openPage } from '../testing/everyPage.ts';
import { closeApp } from '../testing/renderApp.tsx';

const root = document.documentElement;

afterEach(() => {
  closeApp();
  root.removeAttribute('style');
});

/** From the narrowest phone to the widest screen, and both ways to read at 200 %: of the page, and of its text alone. */
const sights = [
  { name: '320 px', width: 320, height: 640 },
  { name: '360 px', width: 360, height: 780 },
  { name: '1280 px', width: 1280, height: 800 },
  { name: '2560 px', width: 2560, height: 1440 },
  { name: '1280 px at 200 %', width: 640, height: 400 },
  { name: '360 px with text of 200 %', width: 360, height: 780, text: '200%' },
];

const px = (length: string) => Number.parseFloat(length);

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const nameOf = (element: Element) =>
  `<${element.tagName.toLowerCase()}> ${(element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 40)}`;

const isSeen = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  element.getBoundingClientRect().width > 1;

/** A link within a sentence is as high as its line (WCAG 2.5.8 excepts it); any other control needs the touch size. */
const isInSentence = (element: Element) =>
  element.matches('p a') && element.parentElement?.textContent !== element.textContent;

const pressed = 'a[href], button, summary, select, input, textarea, [role="tab"], [role="menuitem"]';

/** What a thumb would miss. A box that is ticked is pressed by its label. */
function tooSmall(): string[] {
  return [...document.querySelectorAll(pressed)]
    .map(
      (control) => (control.matches('[type=radio], [type=checkbox]') && control.closest('label')) || control,
    )
    .filter((control) => isSeen(control) && !isInSentence(control))
    .flatMap((control) => {
      const { height } = control.getBoundingClientRect();
      return height < px(touch) ? [`${nameOf(control)} is ${height} px high`] : [];
    });
}

/** What is wider than it can be read. */
function tooWide(): string[] {
  const forms = [...document.querySelectorAll('form')].map((form) => [form, px(widest.form)] as const);
  const pages = [...document.querySelectorAll('main > *')].map((part) => [part, px(widest.page)] as const);
  return [...forms, ...pages].flatMap(([element, most]) => {
    const { width } = element.getBoundingClientRect();
    return width > most ? [`${nameOf(element)} is ${width} px wide`] : [];
  });
}

/** What of the page can only be seen by scrolling sideways, and the last elements that are, or have a word, too long. */
function beside(): string[] {
  const more = root.scrollWidth - root.clientWidth;
  if (more <= 0) return [];
  const out = [...document.body.querySelectorAll('*')].filter((element) => {
    return element.getBoundingClientRect().left + element.scrollWidth > root.clientWidth + 0.5;
  });
  return [`${more} px are beside the screen: ${out.slice(-3).map(nameOf).join('; ')}`];
}

it.each(everyPage)('%s fits every screen', async (_, route) => {
  await openPage(route);
  const faults: string[] = [];
  for (const { name, width, height, text = '' } of sights) {
    root.style.fontSize = text;
    await page.viewport(width, height);
    // React learns of the new width in the first frame and has rendered it in the second.
    await nextFrame();
    await nextFrame();
    expect(innerWidth).toBe(width);
    faults.push(...[...beside(), ...tooSmall(), ...tooWide()].map((fault) => `${name}: ${fault}`));
  }
  expect(faults).toEqual([]);
});
