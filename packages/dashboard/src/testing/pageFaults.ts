import { touch, width as widest } from '@oja/widgets/theme';
import { page } from 'vitest/browser';

const root = document.documentElement;

/** A screen size in px, and the device's font size if it is not the default. */
export interface ScreenSize {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly text?: string;
}

/** The width from which a page has several columns. */
const desk = '768px';

const px = (length: string) => Number.parseFloat(length);

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const nameOf = (element: Element) =>
  `<${element.tagName.toLowerCase()}> ${(element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 40)}`;

const isSeen = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  element.getBoundingClientRect().width > 1;

/** Links inside a sentence are exempt from the touch size (WCAG 2.5.8). */
const isInSentence = (element: Element) =>
  element.matches('p a') && element.parentElement?.textContent !== element.textContent;

const pressed = 'a[href], button, summary, select, input, textarea, [role="tab"], [role="menuitem"]';

/** Controls that are lower than the touch size. A checkbox or a radio button is pressed by its label. */
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

/** Forms and page sections that exceed the maximum width for reading. */
function tooWide(): string[] {
  const forms = [...document.querySelectorAll('form')].map((form) => [form, px(widest.form)] as const);
  const pages = [...document.querySelectorAll('main > *')].map((part) => [part, px(widest.page)] as const);
  return [...forms, ...pages].flatMap(([element, most]) => {
    const { width } = element.getBoundingClientRect();
    return width > most ? [`${nameOf(element)} is ${width} px wide`] : [];
  });
}

/** Horizontal overflow of the page, with the last elements that are too wide or contain too long a word. */
function beside(): string[] {
  const more = root.scrollWidth - root.clientWidth;
  if (more <= 0) return [];
  const out = [...document.body.querySelectorAll('*')].filter((element) => {
    return element.getBoundingClientRect().left + element.scrollWidth > root.clientWidth + 0.5;
  });
  return [`${more} px are beside the screen: ${out.slice(-3).map(nameOf).join('; ')}`];
}

/** Text that is cut off: its box is too low or too narrow and does not scroll. */
function cut(): string[] {
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    if (!element.textContent?.trim() || !isSeen(element)) return [];
    const { overflowX, overflowY, clipPath, textOverflow } = getComputedStyle(element);
    // Visible to screen readers only, or truncated on purpose.
    if (clipPath !== 'none' || textOverflow === 'ellipsis') return [];
    const isCutDown = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1;
    const isCutAside = overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1;
    return isCutDown || isCutAside ? [`${nameOf(element)} is cut`] : [];
  });
}

/** Empty space at the right of a page. On a desktop, a page's content must reach its right edge. */
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

/** Maximum number of letters in a readable line. */
const LINE = 75;

/** Paragraphs whose lines are too long. */
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

/** Sets the size of the screen and of the font, and waits until the page is rendered. */
export async function lookAt({ width, height, text = '' }: ScreenSize): Promise<void> {
  root.style.fontSize = text;
  await page.viewport(width, height);
  // React gets the new width in the first frame and has rendered it in the second.
  await nextFrame();
  await nextFrame();
}

/** All faults of the page at this size, one sentence each. */
export const faultsOf = ({ name }: ScreenSize): string[] =>
  [...misfits(), ...tooWide(), ...unused(), ...tooLong()].map((fault) => `${name}: ${fault}`);

/** Content that is off screen, too small to touch, or cut off. */
export const misfits = (): string[] => [...beside(), ...tooSmall(), ...cut()];
