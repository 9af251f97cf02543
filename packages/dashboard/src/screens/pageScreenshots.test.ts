import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { demoCategories } from '@oja/core/testing';
import { expect, it } from 'vitest';
import { routes } from '../routes.tsx';
import { screenshotOf, screenshotSizes, shellScreenshot } from './pageScreenshots.ts';

it('has exactly the screenshots of each page with the demo categories, and of the shell', () => {
  const kept = readdirSync(join(import.meta.dirname, 'screenshots')).filter((file) => file.endsWith('.png'));
  const pictured = routes.filter(
    ({ category }) => !category || demoCategories.some((one) => one === category),
  );
  const meant = [...pictured.map(({ name }) => name), shellScreenshot].flatMap((name) => {
    return screenshotSizes.map(([scheme, width]) => `${screenshotOf(name, scheme, width)}.png`);
  });
  expect(kept.sort()).toEqual(meant.sort());
});
