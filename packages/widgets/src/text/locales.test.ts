import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Catalogue } from './catalogue.ts';
import { en } from './en.ts';
import { inLanguage } from './inLanguage.ts';
import { leaves, locales, say, valuesIn } from './locales.harness.ts';

const english = leaves(en);

it('finds the languages by their files', () => {
  expect(locales.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['pcm', 'ha', 'ig', 'yo']));
});

describe.each(locales)('the language $tag', ({ tag, exported, catalogue, files, head }) => {
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

  it('loses no value of a sentence', () => {
    for (const [path, sentence] of own) {
      const inEnglish = valuesIn(say(path, english.get(path)));
      expect(valuesIn(say(path, sentence)), path).toEqual(inEnglish);
    }
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
    for (const file of files) expect(readFileSync(file, 'utf8'), file).not.toContain('!');
  });

  it('is written in composed letters, which the fonts have', () => {
    for (const file of files) {
      const text = readFileSync(file, 'utf8');
      expect(text === text.normalize('NFC'), file).toBe(true);
    }
  });

  it('says at its head who has reviewed it', () => {
    expect(head).toMatch(/\n \* (?:Not yet reviewed by a speaker|Reviewed by .+)\.\n/);
  });
});

it.each(locales)('$tag fills a part of a group with English', ({ catalogue }) => {
  const { kit, home } = inLanguage({ ...catalogue, kit: {}, home: { short: { data: 'D' } } }, en);
  expect(kit).toEqual(en.kit);
  expect(home).toEqual({ ...en.home, short: { ...en.home.short, data: 'D' } });
});

it('Yoruba and Igbo have one form for every count, and the others two', () => {
  const forms = (tag: string) => new Intl.PluralRules(tag).resolvedOptions().pluralCategories.sort();
  expect(['yo', 'ig', 'ha', 'pcm'].map(forms)).toEqual([
    ['other'],
    ['other'],
    ['one', 'other'],
    ['one', 'other'],
  ]);
});

/** The files that a file imports, of itself and through others; what it loads later is among them. */
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

it.each(Object.entries(ofTags))(
  '%s has what it says of each section that a tag of a page reads',
  (path, exported) => {
    const entries = globSync('embed/**/*.{ts,tsx}', { cwd: sources }).filter(
      (file) => !/\.(?:test|stories|harness|fixture|server\.test)\./.test(file),
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
  },
);
