import type { Catalogue } from '@oja/widgets/text';
import { en } from '@oja/widgets/text/en';
import { touch, width as widest } from '@oja/widgets/theme';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../main.css.ts';
import { languageOf } from '../language/languages.ts';
import { everyPage, openPage } from '../testing/everyPage.ts';
import { closeApp } from '../testing/renderApp.tsx';

const root = document.documentElement;

const { lang } = root;

afterEach(() => {
  closeApp();
  vi.restoreAllMocks();
  root.removeAttribute('style');
  root.lang = lang;
});

/**
 * From the narrowest phone to the widest screen, and the ways to read larger: the page at 200 %, its text at 200 %, and
 * letters of 24 px, as a device or a browser is set to them.
 */
const sights = [
  { name: '280 px', width: 280, height: 640 },
  { name: '320 px', width: 320, height: 640 },
  { name: '360 px', width: 360, height: 780 },
  { name: '768 px', width: 768, height: 1024 },
  { name: '1280 px', width: 1280, height: 800 },
  { name: '1920 px', width: 1920, height: 1080 },
  { name: '2560 px', width: 2560, height: 1440 },
  { name: '1280 px at 200 %', width: 640, height: 400 },
  { name: '360 px with text of 200 %', width: 360, height: 780, text: '200%' },
  { name: '360 px with letters of 24 px', width: 360, height: 780, text: '24px' },
  { name: '280 px with letters of 24 px', width: 280, height: 640, text: '24px' },
];

/** From here on a page has more than one column. */
const desk = '768px';

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

/** Text that is cut off: within a box that is too low or too narrow for it, and does not scroll. */
function cut(): string[] {
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    if (!element.textContent?.trim() || !isSeen(element)) return [];
    const { overflowX, overflowY, clipPath, textOverflow } = getComputedStyle(element);
    // Said by a screen reader alone.
    if (clipPath !== 'none' || textOverflow === 'ellipsis') return [];
    const isCutDown = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1;
    const isCutAside = overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1;
    return isCutDown || isCutAside ? [`${nameOf(element)} is cut`] : [];
  });
}

/** Room beside what a page shows: on a desk its parts reach from one edge of it to the other. */
function unused(): string[] {
  const main = document.querySelector('#content');
  if (!main || innerWidth < px(desk)) return [];
  const box = main.getBoundingClientRect();
  const { paddingLeft, paddingRight } = getComputedStyle(main);
  const parts = [...main.querySelectorAll('*')].filter(isSeen).map((part) => part.getBoundingClientRect());
  const right = Math.max(...parts.map((part) => part.right));
  const beside = box.right - px(paddingRight) - right;
  return beside > 1
    ? [
        `${Math.round(beside)} px beside the page are empty, of ${Math.round(box.width - px(paddingLeft) - px(paddingRight))}`,
      ]
    : [];
}

/** The most letters that are read well in one line. */
const LINE = 75;

/** Sentences whose lines are too long. */
function tooLong(): string[] {
  return [...document.querySelectorAll('main p')].filter(isSeen).flatMap((sentence) => {
    const letters = sentence.textContent?.length ?? 0;
    const lines = sentence.getBoundingClientRect().height / px(getComputedStyle(sentence).lineHeight);
    const range = document.createRange();
    range.selectNodeContents(sentence);
    const wide = Math.max(...[...range.getClientRects()].map(({ width }) => width), 1);
    const perLine = lines < 1.5 ? letters : wide / (px(getComputedStyle(sentence).fontSize) * 0.5);
    return perLine > LINE + 5 ? [`${nameOf(sentence)} has lines of ${Math.round(perLine)} letters`] : [];
  });
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
    faults.push(
      ...[...beside(), ...tooSmall(), ...tooWide(), ...cut(), ...unused(), ...tooLong()].map(
        (fault) => `${name}: ${fault}`,
      ),
    );
  }
  expect(faults).toEqual([]);
});

/** English and 40 % more, with the longest words that the languages have. */
const longer = (said: string) =>
  `${said} ${'afọrọwanilẹnuwo '.repeat(20).slice(0, said.length * 0.4)}`.trim();

/** Every sentence of a part of the catalogue, longer. Core compares none of them. */
function lengthen(part: unknown): unknown {
  if (typeof part === 'string') return longer(part);
  if (typeof part === 'function') return (...values: unknown[]) => longer(String(part(...values)));
  if (Array.isArray(part)) return part.map(lengthen);
  return Object.fromEntries(Object.entries(part as object).map(([key, said]) => [key, lengthen(said)]));
}

it.each(everyPage)('%s fits a phone in a language 40 % longer than English', async (_, route) => {
  vi.spyOn(languageOf('ig'), 'load').mockResolvedValue(lengthen(en) as Catalogue);
  await page.viewport(360, 780);
  await openPage(route, 'ig');
  await expect.poll(() => document.body.textContent).toContain('afọ');
  await nextFrame();
  await nextFrame();
  expect([...beside(), ...tooSmall(), ...cut()]).toEqual([]);
});
