import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Catalogue } from './catalogue.ts';
import { en } from './en.ts';
import { inLanguage } from './inLanguage.ts';
import { leaves, locales, say, valuesIn } from './locales.helper.ts';

const english = leaves(en);

it('finds every language by its file', () => {
  expect(locales.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['pcm', 'ha', 'ig', 'yo']));
});

describe.each(locales)('the language $tag', ({ tag, exported, catalogue, files, head }) => {
  const { language, ...sections } = catalogue;
  const own = leaves(sections);

  it('exports one non-empty catalogue under a canonical tag, with the name of the language', () => {
    expect(Object.keys(exported)).toEqual([tag]);
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
    expect(language).toBeTruthy();
    expect(own.size).toBeGreaterThan(0);
  });

  it('has only sentences that English has, of the same type', () => {
    expect([...own.keys()].filter((path) => !english.has(path))).toEqual([]);
    for (const [path, sentence] of own) expect(typeof sentence, path).toBe(typeof english.get(path));
  });

  it('uses the same values in each sentence as English', () => {
    for (const [path, sentence] of own) {
      const inEnglish = valuesIn(say(path, english.get(path)));
      expect(valuesIn(say(path, sentence)), path).toEqual(inEnglish);
    }
  });

  it('uses English for its missing sentences and lists them', async ({ annotate }) => {
    const said = leaves(inLanguage(catalogue, en));
    const missing = [...english.keys()].filter((path) => !own.has(path));
    await annotate(
      `${tag} has ${own.size} of ${english.size} sentences. Missing: ${missing.join(', ') || 'none'}`,
    );
    expect([...said.keys()].sort()).toEqual([...english.keys()].sort());
    for (const path of missing) expect(said.get(path), path).toBe(english.get(path));
    for (const [path, sentence] of own) expect(said.get(path), path).toBe(sentence);
  });

  it('contains no exclamation mark', () => {
    for (const file of files) expect(readFileSync(file, 'utf8'), file).not.toContain('!');
  });

  it('is in composed Unicode (NFC), because the fonts have only composed letters', () => {
    for (const file of files) {
      const text = readFileSync(file, 'utf8');
      expect(text === text.normalize('NFC'), file).toBe(true);
    }
  });

  it('states its reviewer in its docstring', () => {
    expect(head).toMatch(/\n \* (?:Not yet reviewed by a speaker|Reviewed by .+)\.\n/);
  });
});

it.each(locales)('$tag completes a partly translated group with English', ({ catalogue }) => {
  const { kit, home } = inLanguage({ ...catalogue, kit: {}, home: { short: { data: 'D' } } }, en);
  expect(kit).toEqual(en.kit);
  expect(home).toEqual({ ...en.home, short: { ...en.home.short, data: 'D' } });
});

it('Yoruba and Igbo have one plural form, Hausa and Pidgin two', () => {
  const forms = (tag: string) => new Intl.PluralRules(tag).resolvedOptions().pluralCategories.sort();
  expect(['yo', 'ig', 'ha', 'pcm'].map(forms)).toEqual([
    ['other'],
    ['other'],
    ['one', 'other'],
    ['one', 'other'],
  ]);
});

/** All files that a file imports, directly, transitively or dynamically. */
function reached(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)(?! type)[^;]*?from '(\.[^']+)'|import\('(\.[^']+)'\)/gm,
  );
  for (const [, now, later] of imports) reached(join(dirname(file), now ?? later ?? ''), found);
  return found;
}

const sources = join(import.meta.dirname, '..');
const ofTags: Readonly<Record<string, Readonly<Record<string, Catalogue>>>> = import.meta.glob(
  './*/embedCatalogue.ts',
  { eager: true },
);

it.each(Object.entries(ofTags))('%s has every translated section that the embed uses', (path, exported) => {
  const entries = globSync('embed/**/*.{ts,tsx}', { cwd: sources }).filter(
    (file) => !/\.(?:test|stories|helper|fixture|server\.test)\./.test(file),
  );
  const files = new Set(entries.flatMap((file) => [...reached(join(sources, file))]));
  const read = [...files]
    .filter((file) => dirname(file).endsWith('text/en'))
    .map((file) => basename(file, '.ts'))
    .filter((section) => Object.hasOwn(en, section));
  const whole = locales.find(({ tag }) => tag === basename(dirname(path)))?.catalogue ?? {};
  const [catalogue = {}] = Object.values(exported);
  expect(read.length).toBeGreaterThan(10);
  expect(
    read.filter((section) => Object.hasOwn(whole, section) && !Object.hasOwn(catalogue, section)),
  ).toEqual([]);
});
