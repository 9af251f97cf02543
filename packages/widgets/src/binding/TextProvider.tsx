import { createContext, type ReactNode, useContext } from 'react';
import { en, type Text } from '../text/en.ts';

const TextContext = createContext<Text>(en);

/** Gives every widget below its sentences. English where there is none. */
export function TextProvider({ text, children }: { readonly text: Text; readonly children: ReactNode }) {
  return <TextContext.Provider value={text}>{children}</TextContext.Provider>;
}

/** The sentences of the agent's language. */
export function useText(): Text {
  return useContext(TextContext);
}
