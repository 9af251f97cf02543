import { expect, it } from 'vitest';
import { faultsOf, packagesIn } from './packedCode.mjs';

it('finds packages in every form of import, and ignores comments', () => {
  const code = `import { a } from "valibot";import"@scope/one/style.css";
    export type { B } from '@scope/two'; const c = () => import("lazy/part.js");
    import { d } from './near.js'; /* import x from "said" */ import fs from 'node:fs'; import '#own';`;
  expect([...packagesIn(code)].sort()).toEqual(['@scope/one', '@scope/two', 'lazy', 'valibot']);
});

it('reports unused dependencies and undeclared imports', () => {
  const manifest = { name: 'x', dependencies: { used: '1', unused: '1' }, peerDependencies: { react: '19' } };
  expect(faultsOf(manifest, ['import "used";import "react/jsx-runtime"', "import('unnamed')"])).toEqual([
    'depends on unused, which nothing in dist imports',
    'imports unnamed, which package.json does not name',
  ]);
});

it('reports code that reads process.env', () => {
  expect(faultsOf({}, ['if (process.env.NODE_ENV) a()'])).toEqual([
    'reads process.env, which does not exist in a page',
  ]);
});
