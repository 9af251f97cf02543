import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { routes } from '../routes.tsx';
import { looks, pictureOf, shellPicture } from './pageLooks.ts';

it('keeps pictures of each page and of the shell, and of nothing else', () => {
  const kept = readdirSync(join(import.meta.dirname, 'pictures')).filter((file) => file.endsWith('.png'));
  const meant = [...routes.map(({ name }) => name), shellPicture].flatMap((name) => {
    return looks.map(([scheme, width]) => `${pictureOf(name, scheme, width)}.png`);
  });
  expect(kept.sort()).toEqual(meant.sort());
});
