import type { Client } from '@oja/core';
import type { Catalogue } from '@oja/widgets/text';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';

export interface LanguageChoice {
  /** Links to the other languages; `null` until they are loaded. */
  readonly links: ReactNode;
  /** Loads the languages, once. */
  load(): void;
}

export const LanguageContext = createContext<LanguageChoice>({ links: null, load() {} });

export interface Languages {
  readonly text: Catalogue;
  readonly links: ReactNode;
}

const english: Languages = { text: {}, links: null };

/** The catalogue of the chosen language, and the language choice. The text is English until a screen calls `load`. */
export function useLanguages(client: Client): Readonly<{ text: Catalogue; choice: LanguageChoice }> {
  const [{ text, links }, setLanguages] = useState(english);
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    const following = import('./startLanguages.tsx').then(
      ({ startLanguages }) => startLanguages(client, setLanguages),
      () => () => {},
    );
    return () => void following.then((stop) => stop());
  }, [client, isWanted]);
  const load = useCallback(() => setWanted(true), []);
  const choice = useMemo(() => ({ links, load }), [links, load]);
  return { text, choice };
}

/** Loads the languages after the first paint, which is English, and renders links to them. */
export function useLanguageLinks(): ReactNode {
  const { links, load } = useContext(LanguageContext);
  useEffect(load, [load]);
  return links;
}
