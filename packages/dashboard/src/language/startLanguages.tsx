import { type Client, createDevicePreferences, type Preferences } from '@oja/core';
import type { Catalogue } from '@oja/widgets/text';
import { loadChunk } from '../lazy/loadChunk.ts';
import type { Languages } from './LanguageContext.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { languageOf } from './languages.ts';

/** Shows the chosen language and links to the others, now and after each change. Returns a function that stops it. */
export const startLanguages = (client: Client, show: (languages: Languages) => void): (() => void) =>
  followLanguage(client, (text) => show({ text, links: <LanguageLinks /> }));

/**
 * Calls `show` with the catalogue of the language chosen on this device, now and after each change. Returns a function
 * that stops it.
 */
function followLanguage(client: Client, show: (text: Catalogue) => void): () => void {
  let wanted: Preferences['language'] | undefined;
  const stop = client.getStore(createDevicePreferences).state.subscribe(({ language }) => {
    if (language === wanted) return;
    wanted = language;
    const { tag, load } = languageOf(language);
    loadChunk(tag, load).then(
      (text) => {
        // The choice may have changed while this language was loading.
        if (language !== wanted) return;
        document.documentElement.lang = tag;
        show(text);
      },
      () => {},
    );
  });
  return () => {
    wanted = undefined;
    stop();
  };
}
