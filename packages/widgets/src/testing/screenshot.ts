/// <reference types="vite/client" />
import type { ExpectStatic } from 'vitest';
import { page as screen } from 'vitest/browser';
import dotted from '../theme/public/fonts/roboto-dotted.woff2?url';
import latin from '../theme/public/fonts/roboto-latin.woff2?url';
import naira from '../theme/public/fonts/roboto-naira.woff2?url';
import names from '../theme/public/fonts/roboto-names.woff2?url';

// The first families of the theme's font stacks, from this repository's files: screenshots must not depend on whether the
// machine has Roboto.
const files = [
  [latin, 'U+0020-007E, U+00A0-00FF, U+2010-203A, U+2212'],
  [naira, 'U+20A6'],
  [names, 'U+0300-0301, U+1EB8-1EB9, U+1ECA-1ECD, U+1EE4-1EE5'],
  [dotted, 'U+0143-0144, U+01F8-01F9, U+1E62-1E63'],
] as const;

/** Call before the first screenshot of a test file. */
export async function loadScreenshotFonts(): Promise<void> {
  const faces = ['Roboto', 'Roboto Mono'].flatMap((family) =>
    files.map(([file, unicodeRange]) => {
      return new FontFace(family, `url("${file}")`, { weight: '400 600', unicodeRange });
    }),
  );
  await Promise.all(faces.map((face) => face.load()));
  for (const face of faces) document.fonts.add(face);
}

/** Maximum height of a screenshot in px: below it, a long list only repeats itself. */
const TALLEST = 1800;

export interface ExpectedScreenshot {
  /** The element in the screenshot. Default: the whole page. */
  readonly of?: HTMLElement;
  /** File name without extension. */
  readonly name: string;
  /** Version of Chromium that took the stored screenshots. */
  readonly takenWith: string;
  /** The test's own `expect`, so that its report includes the differences. */
  readonly expect: ExpectStatic;
}

/** How long to retry while lazy components load, in ms. */
const LATEST = 4000;

/**
 * Compares an element, up to `TALLEST`, with its stored screenshot. Retries a difference for `LATEST` ms, because a busy
 * machine renders lazy components late; a real difference remains.
 */
export async function matchScreenshot({ of, name, takenWith, expect }: ExpectedScreenshot): Promise<void> {
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
  // A screenshot ends at the viewport's edge, so a long page needs a high viewport.
  if (height > innerHeight) await screen.viewport(innerWidth, height);
  // An element with a height relative to the viewport has grown with it.
  const end = Math.min(Math.ceil(of?.getBoundingClientRect().bottom ?? 0), TALLEST);
  if (end > innerHeight) await screen.viewport(innerWidth, end);
  // A shorter page can still grow by a late answer; then the comparison is retried.
  const restore = height === TALLEST ? [page, ...(of ? [of] : [])].map(cut) : [];
  try {
    await expect(of ?? page).toMatchScreenshot(name);
  } finally {
    for (const undo of restore) undo();
  }
}

/** Clips an element at `TALLEST` from the top of the page. Returns a function that undoes it. */
function cut(element: HTMLElement): () => void {
  const height = `${TALLEST - element.getBoundingClientRect().top}px`;
  Object.assign(element.style, { boxSizing: 'border-box', height, overflow: 'clip' });
  return () => Object.assign(element.style, { boxSizing: '', height: '', overflow: '' });
}

async function takeUntilAlike(compare: () => Promise<void>): Promise<void> {
  // Not `performance.now`, which a story may freeze.
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
      : ` The kept screenshots were taken with Chromium ${takenWith}, and this is ${browser}: that alone may be it.`;
  return `\nLook at them. Where the change is meant: \`npm run screenshots\`, and commit what it writes.${other}\n`;
}
