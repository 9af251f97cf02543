import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at } from './build/paths.ts';

const read = (path: string) => readFileSync(at(path), 'utf8');

/** APIs newer than Node 20.0. The commands start on the machine's Node and continue on the one in the lock file. */
const newer = [
  /import\.meta\.(dirname|filename|main)/,
  /\bglobSync\b|\bfs\.glob\b/,
  /Promise\.(withResolvers|try)\b/,
  /Array\.fromAsync|Object\.groupBy|Map\.groupBy/,
  /readdir(Sync)?\([^)]*recursive/,
  /\b(styleText|stripTypeScriptTypes|loadEnvFile|parseEnv)\b/,
];

it.each(globSync('scripts/**/*.mjs', { cwd: at() }))(
  'uses no API newer than Node 20.0 in %s, and imports no TypeScript before setup',
  (path) => {
    const source = read(path);
    for (const each of newer) expect(source).not.toMatch(each);
    const imports = /^(?:import [^;]*;\n)*/.exec(source)?.[0] ?? '';
    expect(imports).not.toMatch(/\.ts'/);
  },
);

it('states Node 20 in every document, and pins a Node that runs TypeScript', () => {
  const manifest = JSON.parse(read('package.json')) as {
    readonly engines: { readonly node: string };
    readonly dependencies: Readonly<Record<string, string>>;
  };
  expect(manifest.engines.node).toBe('>=20');
  expect(read('README.md')).toContain('You need Node 20 or later');
  expect(read('ARCHITECTURE.md')).toContain('from Node 20');
  expect(Number(manifest.dependencies['node']?.split('.')[0])).toBeGreaterThanOrEqual(24);
});
