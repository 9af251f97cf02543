/// <reference types="vite/client" />
import { afterEach, beforeAll, type TestContext } from 'vitest';
import { pictured, pictureOf } from '../../.storybook/pictured.ts';
import takenWith from '../../.storybook/pictures/taken-with.json' with { type: 'json' };
import { loadPictureFonts, matchPicture } from '../../packages/widgets/src/testing/picture.ts';

/** What Storybook's plugin leaves on the context of a story that is being tested. */
interface StoryContext extends TestContext {
  readonly story?: { readonly id: string };
}

beforeAll(loadPictureFonts);

/** After the story's own play, while it is still on screen. */
afterEach(async ({ story, task, expect }: StoryContext) => {
  if (!story || !pictured.has(story.id) || task.result?.errors?.length) return;
  await matchPicture({ name: pictureOf(story.id), takenWith: takenWith.chromium, expect });
});
