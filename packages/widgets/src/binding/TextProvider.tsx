import { createContext, type ReactNode, useContext } from 'react';
import type { Catalogue, Text } from '../text/catalogue.ts';
import { inLanguage } from '../text/inLanguage.ts';

const TextContext = createContext<Catalogue | null>(null);

/**
 * Gives every widget below its sentences, as far as the catalogue has them. English where there is none. The catalogue
 * is not to be written to once it is given: its sections are read once.
 */
export function TextProvider({
  text,
  children,
}: {
  /** The sentences of another language, or the host's own for some of them: `pcm` of `@oja/widgets/locales/pcm`. */
  readonly text: Catalogue;
  /** The widgets, at any depth. */
  readonly children: ReactNode;
}) {
  return <TextContext.Provider value={text}>{children}</TextContext.Provider>;
}

/**
 * The sentences of the agent's language, of the sections that are named with their English:
 * `useText({ kit, purchase })`. So a bundle carries what it shows, and nothing of the other screens.
 *
 * Each section is the same object for as long as the provider's is; the object around them may be a new one each time.
 */
export function useText<S extends keyof Text>(english: Pick<Text, S>): Pick<Text, S> {
  const catalogue = useContext(TextContext);
  return catalogue ? inLanguage(catalogue, english) : english;
}
