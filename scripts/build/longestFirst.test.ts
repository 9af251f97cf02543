import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { longest } from './longestFirst.ts';
import { root } from './paths.ts';

it.each(longest)(
  '%s is there: a file that moved or was parted is not begun first by its old name',
  (name) => {
    expect(
      globSync(`{packages/*/src,examples/*/src,scripts,.storybook}/**/${name}`, { cwd: root }),
    ).toHaveLength(1);
  },
);
