import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at } from './build/paths.ts';

const read = (path: string) => readFileSync(at(path), 'utf8');

/** What came after Node 20.0. The commands begin on the Node of the machine, and go on with the one of the lock file. */
const newer = [
  /import\.meta\.(dirname|filename|main)/,
  /\bglobSync\b|\bfs\.glob\b/,
  /Promise\.(withResolvers|try)\b/,
  /Array\.fromAsync|Object\.groupBy|Map\.groupBy/,
  /readdir(Sync)?\([^)]*recursive/,
  /\b(styleText|stripTypeScriptTypes|loadEnvFile|parseEnv)\b/,
];

it.each(globSync('scripts/**/*.mjs', { cwd: at() }))('%s runs on Node 20.0', (path) => {
  const source = read(path);
  for (const each of newer) expect(source).not.toMatch(each);
  const imports = /^(?:import [^;]*;\n)*/.exec(source)?.[0] ?? '';
  expect(imports).not.toMatch(/\.ts'/);
});

it('asks for the same Node in every document, and pins one that runs TypeScript for installs without tools too', () => {
  const manifest = JSON.parse(read('package.json')) as {
    readonly engines: { readonly node: string };
    readonly dependencies: Readonly<Record<string, string>>;
  };
  expect(manifest.engines.node).toBe('>=20');
  expect(read('README.md')).toContain('You need Node 20 or later');
  expect(read('ARCHITECTURE.md')).toContain('from Node 20');
  expect(Number(manifest.dependencies['node']?.split('.')[0])).toBeGreaterThanOrEqual(24);
});
