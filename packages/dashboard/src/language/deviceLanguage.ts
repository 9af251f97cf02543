import { type Client, createDevicePreferences, type Preferences } from '@oja/core';
import type { Catalogue } from '@oja/widgets/text';
import { loadChunk } from '../onDemand/loadChunk.ts';
import { languageOf } from './languages.ts';

/**
 * Calls `show` with the catalogue of the language chosen on this device, now and after each change. Returns a function
 * that stops it.
 */
export function followLanguage(client: Client, show: (text: Catalogue) => void): () => void {
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
