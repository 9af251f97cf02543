import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { languages } from './languages.ts';

const files = globSync('*.ts', { cwd: new URL('../../../widgets/src/text/locales/', import.meta.url) });

it('lists English and every language that has a catalogue file', () => {
  const tags = files.map((file) => basename(file, '.ts'));
  expect(languages.map(({ tag }) => tag).sort()).toEqual(['en-NG', ...tags].sort());
});

it.each(languages)('names $tag as its own catalogue does', async ({ name, load }) => {
  expect((await load()).language ?? 'English').toBe(name);
});
