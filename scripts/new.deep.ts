import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoCategories } from '../packages/core/src/contract/demo/allServices.ts';
import { at, manifestOf } from './build/paths.ts';
import { create, kinds } from './new.mjs';
import { capture, node } from './spawn.mjs';

const names: Readonly<Record<(typeof kinds)[number], string>> = {
  call: 'price-alerts',
  category: 'betting',
  language: 'ff',
  page: 'opening-hours',
  provider: 'second-provider',
  widget: 'sales-goal',
};

/** Projects that type-check the whole product. The other projects only add tests and tools. */
const projects = ['scripts/programs/tsconfig.screens.json', 'scripts/programs/tsconfig.node.json'];

/** Files that a new category edits. */
const editedByCategory = [
  'packages/core/src/index.ts',
  'packages/core/src/catalogue/catalogue.ts',
  'packages/widgets/src/text/en/categories.ts',
  'packages/widgets/src/text/en/dashboard.ts',
  'packages/widgets/src/text/en/home.ts',
  'packages/widgets/src/text/en/transactions.ts',
  'examples/reference-api/src/catalogue/bills.ts',
  'examples/partner-site/README.md',
];

let folder = '';
const written: string[] = [];

/** Copies the sources and links the installed packages. `@oja/…` packages link to the copy. */
function copySources(): void {
  for (const place of ['packages', 'examples', 'scripts', '.storybook'])
    cpSync(at(place), join(folder, place), {
      recursive: true,
      filter: (path) => !['node_modules', 'dist'].includes(basename(path)) && !path.endsWith('.png'),
    });
  for (const file of ['package.json', 'tsconfig.json', 'biome.json', 'vite.config.ts', '.gitignore'])
    cpSync(at(file), join(folder, file));
  linkInstalled('node_modules', '@oja');
  for (const { name } of readdirSync(at('examples'), { withFileTypes: true }))
    linkInstalled(`examples/${name}/node_modules`);
  cpSync(at('node_modules/@oja'), join(folder, 'node_modules/@oja'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  // TypeScript's incremental results are valid for the copied sources too.
  if (existsSync(at('.cache/types')))
    cpSync(at('.cache/types'), join(folder, '.cache/types'), { recursive: true });
}

function linkInstalled(place: string, except?: string): void {
  if (!existsSync(at(place))) return;
  mkdirSync(join(folder, place), { recursive: true });
  for (const name of readdirSync(at(place)).filter((each) => each !== except))
    symlinkSync(at(place, name), join(folder, place, name));
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'oja-new-'));
  copySources();
  // One after another, because several kinds edit the same file.
  for (const kind of kinds) written.push(...(await create(folder, kind, names[kind])).written);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('npm run new, with every kind in one copy of the sources', () => {
  it("writes a category as one folder, one line in core, its texts, its services and its row in the tags' README", async () => {
    const { written: files } = await create(mirror('category'), 'category', 'lottery');
    expect(files).toEqual([
      'packages/core/src/catalogue/lottery/lottery.ts',
      'packages/widgets/src/embed/purchase/oja-lottery-purchase.tsx',
      ...editedByCategory,
    ]);
  });

  it('produces sources that pass the formatter and the lint boundaries', async () => {
    const biome = at('node_modules/.bin/biome');
    const files = [...new Set(written)].filter((file) => !file.endsWith('.md'));
    await capture(biome, ['check', '--write', '--vcs-enabled=false', ...files], { cwd: folder });
    expect(await capture(biome, ['ci', '--vcs-enabled=false', ...files], { cwd: folder })).toMatchObject({
      code: 0,
    });
  });

  it.each(projects)('produces no type errors in %s', async (project) => {
    const kept = `.cache/types/${project.replaceAll('/', '.')}.tsbuildinfo`;
    const args = [
      at('node_modules/typescript/bin/tsc'),
      '-p',
      project,
      '--incremental',
      '--tsBuildInfoFile',
      kept,
    ];
    expect(await capture(node, args, { cwd: folder })).toEqual({ code: 0, output: '' });
  });

  it('passes the tests that list every call, category, widget and language', async () => {
    const files = [
      'packages/core/src/services',
      'packages/core/src/openapi',
      'packages/widgets/src/testing/coverage.test.ts',
      // Without wholeLanguages.test.ts, which fails until the new sentences are translated.
      ...['en', 'locales', 'wordFor'].map((name) => `packages/widgets/src/text/${name}.test.ts`),
      'packages/dashboard/src/language',
      'packages/dashboard/src/routing',
      'examples/partner-site/src/readme.test.ts',
    ];
    const vitest = at('node_modules/vitest/vitest.mjs');
    // In one worker, as `npm test` runs them: loading core again takes longer than running a file.
    const args = [vitest, 'run', '--project', 'unit', '--no-isolate', ...files];
    const { code, output } = await capture(node, args, { cwd: folder });
    expect(code, output).toBe(0);
  });

  it('changes no list of categories that a screenshot shows', async () => {
    const script = `
      import { widgets } from './scripts/tests/browserProjects.ts';
      console.log(widgets().define.__OJA_CATEGORIES__);`;
    const { code, output } = await inCopy(script);
    expect(code, output).toBe(0);
    expect(JSON.parse(output)).toEqual(demoCategories);
    const sources = readdirSync(join(folder, 'packages'), { recursive: true, encoding: 'utf8' });
    const shown = sources.filter((file) => /^(?:widgets|dashboard)\/src\/.*\.tsx?$/.test(file));
    const live = /import (?!type )\{[^}]*\b(?:catalogue|categories)\b[^}]*\} from '@oja\/core'/;
    const readers = shown.filter((file) => live.test(readFileSync(join(folder, 'packages', file), 'utf8')));
    expect(readers.filter((file) => !/\.(?:test|deep)\./.test(file)).sort()).toEqual([
      // Shows only the categories of `demoCategories`.
      'widgets/src/api-reference/ApiReference.stories.tsx',
    ]);
  });

  it('builds the dashboard without built core and widgets, as `npm start` does, and builds the tag of the category', async () => {
    for (const mode of ['dashboard', 'embed']) {
      const args = [at('node_modules/vite/bin/vite.js'), 'build', '--mode', mode, '--logLevel', 'error'];
      const { code, output } = await capture(node, args, { cwd: folder });
      expect(code, output).toBe(0);
    }
    const { version } = manifestOf('packages/widgets');
    const built = ['dashboard/dist/index.html', `widgets/dist/embed/${version}/oja-betting-purchase.js`];
    expect(built.filter((file) => !existsSync(join(folder, 'packages', file)))).toEqual([]);
  });
});

describe('npm run new', () => {
  it('refuses an existing name and writes nothing', async () => {
    const before = readFileSync(join(folder, 'packages/core/src/catalogue/catalogue.ts'), 'utf8');
    await expect(create(folder, 'category', 'betting')).rejects.toThrow('already exists');
    expect(readFileSync(join(folder, 'packages/core/src/catalogue/catalogue.ts'), 'utf8')).toBe(before);
  });

  it('names a file that lacks its edit marker, and writes nothing', async () => {
    const own = mirror('unmarked');
    writeFileSync(join(own, 'packages/widgets/src/text/en/home.ts'), 'export const home = {};\n');
    await expect(create(own, 'category', 'lottery')).rejects.toThrow(
      'packages/widgets/src/text/en/home.ts can’t be edited',
    );
    expect(existsSync(join(own, 'packages/core/src/catalogue/lottery'))).toBe(false);
    const catalogue = 'packages/core/src/catalogue/catalogue.ts';
    expect(readFileSync(join(own, catalogue), 'utf8')).toBe(readFileSync(at(catalogue), 'utf8'));
  });

  it.each([
    ['a kind that it has not', 'shop', 'a-name'],
    ['a name in capitals', 'widget', 'SalesGoal'],
    ['a way out of the folder', 'widget', '../../etc'],
  ])('refuses %s', async (_, kind, id) => {
    await expect(create(folder, kind, id)).rejects.toThrow('npm run new -- <kind> <name-in-small-letters>');
  });
});

/** Runs a module in the folder of the copied sources. */
const inCopy = (script: string) =>
  capture(node, ['--input-type=module', '--conditions=oja-source', '--eval', script], { cwd: folder });

/** Copies the files that a category edits into another folder. */
function mirror(name: string): string {
  const own = join(folder, '.cache', name);
  for (const file of editedByCategory) cpSync(at(file), join(own, file));
  return own;
}
