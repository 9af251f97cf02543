import type { Sections, Text } from './catalogue.ts';

type Section = keyof Text;

/** Another language's sections with English in their gaps, each made once: a hook may depend on one. */
const filled = new WeakMap<object, object>();

function fill<S extends Section>(catalogue: Sections, section: S, english: Text[S]): Text[S] {
  const given: Readonly<Partial<Text[S]>> | undefined = catalogue[section];
  if (!given) return english;
  const known = filled.get(given);
  // A section object belongs to one section, whose type this is.
  if (known) return known as Text[S];
  const whole: Text[S] = { ...english, ...given };
  filled.set(given, whole);
  return whole;
}

/** Sections in a language, as far as it has them. Each is the same object for as long as the catalogue's section is. */
export function inLanguage<S extends Section>(catalogue: Sections, english: Pick<Text, S>): Pick<Text, S> {
  const said = { ...english };
  // Own keys alone: a page may have put others on every object.
  for (const section of Object.keys(english) as S[])
    said[section] = fill(catalogue, section, english[section]);
  return said;
}
