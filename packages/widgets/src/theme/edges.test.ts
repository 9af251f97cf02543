import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { dark, light } from './palette.ts';

const packages = join(import.meta.dirname, '../../..');

/** The style rules of both packages. */
const rules = ['widgets/src', 'dashboard/src'].flatMap((folder) =>
  globSync('**/*.css.ts', { cwd: join(packages, folder) }).flatMap((file) =>
    readFileSync(join(packages, folder, file), 'utf8')
      .split(/^(?=(?:export )?const )/m)
      .map((rule) => ({ file, rule })),
  ),
);

/** Controls are pressed or typed into: their rule has a pointer cursor or a focus ring. */
const isControl = (rule: string) => /cursor: 'pointer'|focusRing|:focus-visible|:has\(:checked\)/.test(rule);
const edgeOf = (rule: string) => /\bborder: `\w+ solid \$\{(?:vars\.)?color\.(\w+)\}`/.exec(rule)?.[1];

const edges = rules.flatMap(({ file, rule }) => {
  const edge = isControl(rule) ? edgeOf(rule) : undefined;
  return edge ? [{ file, edge: edge as keyof typeof light }] : [];
});

test('finds the edges of controls', () => expect(edges.length).toBeGreaterThan(5));

test.each(edges)(
  'the edge of a control in $file ($edge) has 3:1 on every background, in light and in dark',
  ({ edge }) => {
    for (const palette of [light, dark])
      for (const ground of ['canvas', 'surface', 'raised'] as const)
        expect(contrast(palette[edge], palette[ground])).toBeGreaterThanOrEqual(3);
  },
);
