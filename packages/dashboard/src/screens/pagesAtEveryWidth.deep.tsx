import type { Catalogue } from '@oja/widgets/text';
import { en } from '@oja/widgets/text/en';
import { afterEach, expect, it, vi } from 'vitest';
import '../main.css.ts';
import { languageOf } from '../language/languages.ts';
import { everyPage, openPage } from '../testing/everyPage.ts';
import { faultsOf, lookAt, misfits, type ScreenSize } from '../testing/pageFaults.ts';
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
 * From the narrowest phone to the widest screen, and with enlarged text: the page at 200 %, the text at 200 %, and a
 * font size of 24 px, which a device or a browser may set.
 */
const sights: readonly ScreenSize[] = [
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

it.each(everyPage)('%s fits every screen', async (_, route) => {
  await openPage(route);
  const faults: string[] = [];
  for (const sight of sights) {
    await lookAt(sight);
    expect(innerWidth).toBe(sight.width);
    faults.push(...faultsOf(sight));
  }
  expect(faults).toEqual([]);
});

/** The English text, 40 % longer, with the longest word of the other languages. */
const longer = (said: string) =>
  `${said} ${'afọrọwanilẹnuwo '.repeat(20).slice(0, said.length * 0.4)}`.trim();

/** Lengthens every sentence in a part of the catalogue. */
function lengthen(part: unknown): unknown {
  if (typeof part === 'string') return longer(part);
  if (typeof part === 'function') return (...values: unknown[]) => longer(String(part(...values)));
  if (Array.isArray(part)) return part.map(lengthen);
  return Object.fromEntries(Object.entries(part as object).map(([key, said]) => [key, lengthen(said)]));
}

it.each(everyPage)('%s fits a phone in a language 40 % longer than English', async (_, route) => {
  vi.spyOn(languageOf('ig'), 'load').mockResolvedValue(lengthen(en) as Catalogue);
  await openPage(route, 'ig');
  await expect.poll(() => document.body.textContent).toContain('afọ');
  await lookAt({ name: '360 px', width: 360, height: 780 });
  expect(misfits()).toEqual([]);
});
