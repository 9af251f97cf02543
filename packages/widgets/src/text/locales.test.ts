import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Catalogue } from './catalogue.ts';
import { en } from './en.ts';
import { inLanguage } from './inLanguage.ts';

const folder = join(import.meta.dirname, 'locales');
const locales = await Promise.all(
  globSync('*.ts', { cwd: folder }).map(async (file) => {
    const tag = basename(file, '.ts');
    const exported: Readonly<Record<string, Catalogue>> = await import(join(folder, file));
    return { tag, exported, catalogue: exported[tag] ?? {} };
  }),
);

type Leaves = ReadonlyMap<string, unknown>;

/** Every sentence of a catalogue by its path: "walletBalance.low". */
function leaves(part: object, path = ''): Leaves {
  return new Map(
    Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
      const at = path === '' ? key : `${path}.${key}`;
      return typeof value === 'object' && value !== null ? [...leaves(value, at)] : [[at, value] as const];
    }),
  );
}

const english = leaves(en);

it('finds the languages by their files', () => {
  expect(locales.map(({ tag }) => tag)).toContain('pcm');
});

describe.each(locales)('the language $tag', ({ tag, exported, catalogue }) => {
  const { language, ...sections } = catalogue;
  const own = leaves(sections);

  it('is one catalogue, under a tag that browsers know', () => {
    expect(Object.keys(exported)).toEqual([tag]);
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
    expect(language).toBeTruthy();
    expect(own.size).toBeGreaterThan(0);
  });

  it('says nothing that English no longer says, and takes the same values', () => {
    expect([...own.keys()].filter((path) => !english.has(path))).toEqual([]);
    for (const [path, sentence] of own) expect(typeof sentence, path).toBe(typeof english.get(path));
  });

  it('lists what it still lacks, and says that in English', async ({ annotate }) => {
    const said = leaves(inLanguage(catalogue, en));
    const missing = [...english.keys()].filter((path) => !own.has(path));
    await annotate(
      `${tag} has ${own.size} of ${english.size} sentences. Missing: ${missing.join(', ') || 'none'}`,
    );
    expect([...said.keys()].sort()).toEqual([...english.keys()].sort());
    for (const path of missing) expect(said.get(path), path).toBe(english.get(path));
    for (const [path, sentence] of own) expect(said.get(path), path).toBe(sentence);
  });

  it('keeps the tone: nobody is shouted at', () => {
    expect(readFileSync(join(folder, `${tag}.ts`), 'utf8')).not.toContain('!');
  });
});
