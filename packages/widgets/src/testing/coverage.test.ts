import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { everyWidget } from './everyWidget.fixture.ts';

const sources = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(sources, path), 'utf8');

/** The widgets that the package exports: exports of a widget's entry point with the name of a component. */
const widgets = [...read('index.ts').matchAll(/export \{([^}]+)\} from '\.\/([a-z-]+)\/index\.ts'/g)].flatMap(
  ([, names = '', folder = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^[A-Z]/.test(name))
      .map((name) => ({ name, folder })),
);

const tests = (folder: string, ending: string) =>
  globSync(`${folder}/**/*${ending}`, { cwd: sources }).map(read).join('\n');

it('finds the exported widgets', () => {
  expect(widgets.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['WalletBalance', 'TransactionList']),
  );
});

it.each(widgets)('runs the conformance suite on $name, and renders it on a server', ({ name, folder }) => {
  expect(tests(folder, '.test.tsx')).toMatch(new RegExp(`describeWidget\\([^;]*\\b${name}\\b`));
  expect(everyWidget).toHaveProperty(name);
});
