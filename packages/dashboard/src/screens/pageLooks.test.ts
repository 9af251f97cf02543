import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { routes } from '../routes.tsx';
import { looks, pictureOf } from './pageLooks.ts';

it('has a picture of each page kept, and none of a page that is gone', () => {
  const kept = readdirSync(join(import.meta.dirname, 'pictures')).filter((file) => file.endsWith('.png'));
  const meant = routes.flatMap(({ name }) => {
    return looks.map(([scheme, width]) => `${pictureOf(name, scheme, width)}.png`);
  });
  expect(kept.sort()).toEqual(meant.sort());
});
