/// <reference types="vite/client" />
import { storyNameFromExport } from 'storybook/internal/csf';
import { afterEach, beforeAll, beforeEach, type TestContext } from 'vitest';
import takenWith from '../../.storybook/screenshots/taken-with.json' with { type: 'json' };
import { widgets } from '../../.storybook/states/widgets.ts';
import { screenshotOf, screenshotsIn, withScreenshot } from '../../.storybook/withScreenshot.ts';
import { loadScreenshotFonts, matchScreenshot } from '../../packages/widgets/src/testing/screenshot.ts';

/** The context of a story's test, with the property that Storybook's plugin adds. */
interface StoryContext extends TestContext {
  readonly story?: { readonly id: string };
}

/**
 * Names of stories with a screenshot. Stories of other widgets may have the same name: the id is known only after
 * rendering.
 */
const names = new Set(Object.keys(widgets).flatMap(screenshotsIn).map(storyNameFromExport));

beforeAll(loadScreenshotFonts);

beforeEach(({ task, skip }) => skip(!names.has(task.name), 'It has no screenshot.'));

/** Runs after a story's play function, while the story is still on screen. */
afterEach(async ({ story, task, expect }: StoryContext) => {
  if (!story || !withScreenshot.has(story.id) || task.result?.errors?.length) return;
  await matchScreenshot({ name: screenshotOf(story.id), takenWith: takenWith.chromium, expect });
});
