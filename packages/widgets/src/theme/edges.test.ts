import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { dark, light } from './palette.ts';

const packages = join(import.meta.dirname, '../../..');

/** The styles of both packages, one rule at a time. */
const rules = ['widgets/src', 'dashboard/src'].flatMap((folder) =>
  globSync('**/*.css.ts', { cwd: join(packages, folder) }).flatMap((file) =>
    readFileSync(join(packages, folder, file), 'utf8')
      .split(/^(?=(?:export )?const )/m)
      .map((rule) => ({ file, rule })),
  ),
);

/** What can be pressed or typed into: it has a pointer, or a ring while it has the focus. */
const isControl = (rule: string) => /cursor: 'pointer'|focusRing|:focus-visible|:has\(:checked\)/.test(rule);
const edgeOf = (rule: string) => /\bborder: `\w+ solid \$\{(?:vars\.)?color\.(\w+)\}`/.exec(rule)?.[1];

const edges = rules.flatMap(({ file, rule }) => {
  const edge = isControl(rule) ? edgeOf(rule) : undefined;
  return edge ? [{ file, edge: edge as keyof typeof light }] : [];
});

test('the edges of controls are found', () => expect(edges.length).toBeGreaterThan(5));

test.each(edges)(
  'the edge of a control in $file ($edge) has 3:1 on every ground, in light and in dark',
  ({ edge }) => {
    for (const palette of [light, dark])
      for (const ground of ['canvas', 'surface', 'raised'] as const)
        expect(contrast(palette[edge], palette[ground])).toBeGreaterThanOrEqual(3);
  },
);
