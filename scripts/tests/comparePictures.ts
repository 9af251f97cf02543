/// <reference types="vite/client" />
import { storyNameFromExport } from 'storybook/internal/csf';
import { afterEach, beforeAll, beforeEach, type TestContext } from 'vitest';
import { pictured, picturedIn, pictureOf } from '../../.storybook/pictured.ts';
import takenWith from '../../.storybook/pictures/taken-with.json' with { type: 'json' };
import { widgets } from '../../.storybook/states/widgets.ts';
import { loadPictureFonts, matchPicture } from '../../packages/widgets/src/testing/picture.ts';

/** What Storybook's plugin leaves on the context of a story that is being tested. */
interface StoryContext extends TestContext {
  readonly story?: { readonly id: string };
}

/** Which widget a story is of is known once it is drawn: those of another widget may have the name. */
const names = new Set(Object.keys(widgets).flatMap(picturedIn).map(storyNameFromExport));

beforeAll(loadPictureFonts);

beforeEach(({ task, skip }) => skip(!names.has(task.name), 'It has no picture.'));

/** After the story's own play, while it is still on screen. */
afterEach(async ({ story, task, expect }: StoryContext) => {
  if (!story || !pictured.has(story.id) || task.result?.errors?.length) return;
  await matchPicture({ name: pictureOf(story.id), takenWith: takenWith.chromium, expect });
});
