import type { Sections, Text } from './catalogue.ts';

type Section = keyof Text;

/** Translated sections completed with English. Cached, so that hooks can depend on their identity. */
const filled = new WeakMap<object, object>();

/** Whether a value is a group of sentences. A list is a single value and is replaced as a whole. */
const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Merges the given values into English, recursively for groups. */
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
  // The cast is safe, because a section object belongs to one section only.
  const known = filled.get(given) as Text[S] | undefined;
  if (known) return known;
  const whole = fill(english, given) as Text[S];
  filled.set(given, whole);
  return whole;
}

/** The sections in a language, completed with English. A section keeps its identity while the catalogue's section does. */
export function inLanguage<S extends Section>(catalogue: Sections, english: Pick<Text, S>): Pick<Text, S> {
  const said = { ...english };
  // Own keys only, because a page may have added properties to every object.
  for (const section of Object.keys(english) as S[])
    said[section] = fillSection(catalogue, section, english[section]);
  return said;
}
