import type { Sections, Text } from './catalogue.ts';

type Section = keyof Text;

/** Another language's sections with English in their gaps, each made once: a hook may depend on one. */
const filled = new WeakMap<object, object>();

/** A group of sentences; a list of them is one value, given or missing as a whole. */
const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** English with what is given in its place. A group within a section is filled as the section is. */
function fill(english: object, given: object): object {
  const whole: Record<string, unknown> = { ...english };
  for (const [key, value] of Object.entries(given)) {
    const base = whole[key];
    whole[key] = isGroup(base) && isGroup(value) ? fill(base, value) : value;
  }
  return whole;
}

function fillSection<S extends Section>(catalogue: Sections, section: S, english: Text[S]): Text[S] {
  const given = catalogue[section];
  if (!given) return english;
  // A section object belongs to one section, whose type this is.
  const known = filled.get(given) as Text[S] | undefined;
  if (known) return known;
  const whole = fill(english, given) as Text[S];
  filled.set(given, whole);
  return whole;
}

/** Sections in a language, as far as it has them. Each is the same object for as long as the catalogue's section is. */
export function inLanguage<S extends Section>(catalogue: Sections, english: Pick<Text, S>): Pick<Text, S> {
  const said = { ...english };
  // Own keys alone: a page may have put others on every object.
  for (const section of Object.keys(english) as S[])
    said[section] = fillSection(catalogue, section, english[section]);
  return said;
}
