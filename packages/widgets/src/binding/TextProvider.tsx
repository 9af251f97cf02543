import { createContext, type ReactNode, useContext } from 'react';
import type { Catalogue, Text } from '../text/catalogue.ts';
import { inLanguage } from '../text/inLanguage.ts';

const TextContext = createContext<Catalogue | null>(null);

/**
 * Provides text to every widget below it. Sections and keys that the catalogue lacks are in English. Do not mutate the
 * catalogue after passing it: each section is read once.
 */
export function TextProvider({
  text,
  children,
}: {
  /** Another language, such as `pcm` of `@oja/widgets/locales/pcm`, or the host's replacements for some sentences. */
  readonly text: Catalogue;
  /** The widgets, at any depth. */
  readonly children: ReactNode;
}) {
  return <TextContext.Provider value={text}>{children}</TextContext.Provider>;
}

/**
 * The given sections in the agent's language: `useText({ kit, purchase })`. Each section is passed in English, so that a
 * bundle contains only the sections that it uses.
 *
 * A section keeps its identity while the catalogue is the same; the object around the sections may change.
 */
export function useText<S extends keyof Text>(english: Pick<Text, S>): Pick<Text, S> {
  const catalogue = useContext(TextContext);
  return catalogue ? inLanguage(catalogue, english) : english;
}
