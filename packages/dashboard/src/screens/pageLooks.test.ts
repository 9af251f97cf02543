import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { demoCategories } from '@oja/core/testing';
import { expect, it } from 'vitest';
import { languages } from '../language/languages.ts';
import { routes } from '../routes.tsx';
import { looks, pictureOf, shellPicture, spokenPages, spokenPictureOf } from './pageLooks.ts';

it('keeps pictures of each page, those of the demo categories among them, of the shell, and of the day’s pages in each language, and of nothing else', () => {
  const kept = readdirSync(join(import.meta.dirname, 'pictures')).filter((file) => file.endsWith('.png'));
  const pictured = routes.filter(
    ({ category }) => !category || demoCategories.some((one) => one === category),
  );
  const meant = [...pictured.map(({ name }) => name), shellPicture].flatMap((name) => {
    return looks.map(([scheme, width]) => `${pictureOf(name, scheme, width)}.png`);
  });
  const spoken = languages
    .filter(({ tag }) => tag !== 'en-NG')
    .flatMap(({ tag }) => spokenPages.map((name) => `${spokenPictureOf(name, tag)}.png`));
  expect(kept.sort()).toEqual([...meant, ...spoken].sort());
});
