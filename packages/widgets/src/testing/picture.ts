/// <reference types="vite/client" />
import type { ExpectStatic } from 'vitest';
import { page as screen } from 'vitest/browser';
import dotted from '../theme/fonts/roboto-dotted.woff2?url';
import latin from '../theme/fonts/roboto-latin.woff2?url';
import naira from '../theme/fonts/roboto-naira.woff2?url';
import names from '../theme/fonts/roboto-names.woff2?url';

// The families that come first in the theme's stacks, from the files of this repository: the machine's own Roboto, or
// its lack of one, would be seen in every picture.
const files = [
  [latin, 'U+0020-007E, U+00A0-00FF, U+2010-203A, U+2212'],
  [naira, 'U+20A6'],
  [names, 'U+0300-0301, U+1EB8-1EB9, U+1ECA-1ECD, U+1EE4-1EE5'],
  [dotted, 'U+0143-0144, U+01F8-01F9, U+1E62-1E63'],
] as const;

/** Before the first picture of a test file. */
export async function loadPictureFonts(): Promise<void> {
  const faces = ['Roboto', 'Roboto Mono'].flatMap((family) =>
    files.map(([file, unicodeRange]) => {
      return new FontFace(family, `url("${file}")`, { weight: '400 600', unicodeRange });
    }),
  );
  await Promise.all(faces.map((face) => face.load()));
  for (const face of faces) document.fonts.add(face);
}

/** What a list of a thousand has below this is more of the same, in px. */
const TALLEST = 1800;

export interface KeptPicture {
  /** What is pictured. Default: the whole page. */
  readonly of?: HTMLElement;
  /** Without its ending. */
  readonly name: string;
  /** The version of Chromium that took the kept ones. */
  readonly takenWith: string;
  /** That of the test, so that its report has what differs. */
  readonly expect: ExpectStatic;
}

/** How long a part that is still loading may take to appear in the picture, in ms. */
const LATEST = 4000;

/**
 * Compares an element, as far as `TALLEST`, with its kept picture. One that differs is taken again for `LATEST` ms: a
 * busy machine draws a part that is loaded by itself later than the rest, and what is wrong stays wrong.
 */
export async function matchPicture({ of, name, takenWith, expect }: KeptPicture): Promise<void> {
  await document.fonts.ready;
  try {
    await takeUntilAlike(() => take(name, of, expect));
  } catch (problem) {
    if (problem instanceof Error) problem.message += whatToDo(takenWith);
    throw problem;
  }
}

async function take(name: string, of: HTMLElement | undefined, expect: ExpectStatic): Promise<void> {
  const page = document.documentElement;
  const height = Math.min(page.scrollHeight, TALLEST);
  // A picture ends where the screen does, so a long page gets a long screen.
  if (height > innerHeight) await screen.viewport(innerWidth, height);
  // A part that is at most as high as the screen has grown with it.
  const end = Math.min(Math.ceil(of?.getBoundingClientRect().bottom ?? 0), TALLEST);
  if (end > innerHeight) await screen.viewport(innerWidth, end);
  // What is not so long may still grow by a late answer: then the picture is taken again.
  const restore = height === TALLEST ? [page, ...(of ? [of] : [])].map(cut) : [];
  try {
    await expect(of ?? page).toMatchScreenshot(name);
  } finally {
    for (const undo of restore) undo();
  }
}

/** Ends an element at `TALLEST` from the top of the page; what comes back undoes it. */
function cut(element: HTMLElement): () => void {
  const height = `${TALLEST - element.getBoundingClientRect().top}px`;
  Object.assign(element.style, { boxSizing: 'border-box', height, overflow: 'clip' });
  return () => Object.assign(element.style, { boxSizing: '', height: '', overflow: '' });
}

async function takeUntilAlike(compare: () => Promise<void>): Promise<void> {
  // Not `performance.now`, which a story may stop.
  const end = Date.now() + LATEST;
  for (;;) {
    try {
      return await compare();
    } catch (problem) {
      if (Date.now() > end) throw problem;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

function whatToDo(takenWith: string): string {
  const browser = /Chrome\/(\d+)/.exec(navigator.userAgent)?.[1] ?? 'an unknown version';
  const other =
    browser === takenWith
      ? ''
      : ` The kept pictures were taken with Chromium ${takenWith}, and this is ${browser}: that alone may be it.`;
  return `\nLook at them. Where the change is meant: \`npm run pictures\`, and commit what it writes.${other}\n`;
}
