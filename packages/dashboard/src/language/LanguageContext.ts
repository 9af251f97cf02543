import type { Client } from '@oja/core';
import type { Catalogue } from '@oja/widgets/text';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';

export interface LanguageChoice {
  /** The links to the other languages, once they are loaded. */
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

/** The sentences of the chosen language, and the choice. Until a screen asks for the languages, all is English. */
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

/** Loads the languages after the first paint, which is English, and renders the links to them. */
export function useLanguageLinks(): ReactNode {
  const { links, load } = useContext(LanguageContext);
  useEffect(load, [load]);
  return links;
}
