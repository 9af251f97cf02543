import { createContext, type ReactNode, useContext } from 'react';
import type { Catalogue, Text } from '../text/catalogue.ts';

type Section = keyof Text;

const TextContext = createContext<Catalogue | null>(null);

/**
 * Gives every widget below its sentences, as far as the catalogue has them. English where there is none. The catalogue
 * is not to be written to once it is given: its sections are read once.
 */
export function TextProvider({ text, children }: { readonly text: Catalogue; readonly children: ReactNode }) {
  return <TextContext.Provider value={text}>{children}</TextContext.Provider>;
}

/** Another language's sections with English in their gaps, each made once: a hook may depend on one. */
const filled = new WeakMap<object, object>();

function fill<S extends Section>(catalogue: Catalogue, section: S, english: Text[S]): Text[S] {
  const given: Readonly<Partial<Text[S]>> | undefined = catalogue[section];
  if (!given) return english;
  const known = filled.get(given);
  // A section object belongs to one section, whose type this is.
  if (known) return known as Text[S];
  const whole: Text[S] = { ...english, ...given };
  filled.set(given, whole);
  return whole;
}

/**
 * The sentences of the agent's language, of the sections that are named with their English:
 * `useText({ kit, purchase })`. So a bundle carries what it shows, and nothing of the other screens.
 *
 * Each section is the same object for as long as the provider's is; the object around them may be a new one each time.
 */
export function useText<S extends Section>(english: Pick<Text, S>): Pick<Text, S> {
  const catalogue = useContext(TextContext);
  if (!catalogue) return english;
  const said = { ...english };
  for (const section in english) said[section] = fill(catalogue, section, english[section]);
  return said;
}
