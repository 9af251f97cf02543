/// <reference types="vite/client" />
import { afterEach, beforeAll, type TestContext } from 'vitest';
import { page as screen } from 'vitest/browser';
import { pictured, pictureOf } from '../../.storybook/pictured.ts';
import takenWith from '../../.storybook/pictures/taken-with.json' with { type: 'json' };
import latin from '../../packages/widgets/src/theme/fonts/roboto-latin.woff2?url';
import naira from '../../packages/widgets/src/theme/fonts/roboto-naira.woff2?url';
import names from '../../packages/widgets/src/theme/fonts/roboto-names.woff2?url';

/** What Storybook's plugin leaves on the context of a story that is being tested. */
interface StoryContext extends TestContext {
  readonly story?: { readonly id: string };
}

// The families that come first in the theme's stacks, from the files of this repository: the machine's own Roboto, or
// its lack of one, would be seen in every picture.
const files = [
  [latin, 'U+0020-007E, U+00A0-00FF, U+2010-203A, U+2212'],
  [naira, 'U+20A6'],
  [names, 'U+1EB8-1EB9, U+1ECA-1ECD, U+1EE4-1EE5'],
] as const;

beforeAll(async () => {
  const faces = ['Roboto', 'Roboto Mono'].flatMap((family) =>
    files.map(([file, unicodeRange]) => {
      return new FontFace(family, `url("${file}")`, { weight: '400 600', unicodeRange });
    }),
  );
  await Promise.all(faces.map((face) => face.load()));
  for (const face of faces) document.fonts.add(face);
});

/** What a list of a thousand has below this is more of the same, in px. */
const TALLEST = 1800;

/** After the story's own play, while it is still on screen. */
afterEach(async (context: StoryContext) => {
  const { story, task, expect } = context;
  if (!story || !pictured.has(story.id) || task.result?.errors?.length) return;
  await document.fonts.ready;
  const page = document.documentElement;
  const height = Math.min(page.scrollHeight, TALLEST);
  // A picture ends where the screen does, so a long story gets a long screen.
  if (height > innerHeight) await screen.viewport(innerWidth, height);
  // What is not so long may still grow by a late answer: then the picture is taken again.
  if (height === TALLEST) Object.assign(page.style, { height: `${height}px`, overflow: 'clip' });
  try {
    await expect(page).toMatchScreenshot(pictureOf(story.id));
  } catch (problem) {
    if (problem instanceof Error) problem.message += whatToDo();
    throw problem;
  } finally {
    page.removeAttribute('style');
  }
});

function whatToDo(): string {
  const browser = /Chrome\/(\d+)/.exec(navigator.userAgent)?.[1] ?? 'an unknown version';
  const other =
    browser === takenWith.chromium
      ? ''
      : ` The kept pictures were taken with Chromium ${takenWith.chromium}, and this is ${browser}: that alone may be it.`;
  return `\nLook at them. Where the change is meant: \`npm run pictures\`, and commit what it writes.${other}\n`;
}
