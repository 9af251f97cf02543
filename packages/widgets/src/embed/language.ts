import type { Catalogue } from '../text/catalogue.ts';
import type { MountContext } from './elementModule.ts';
import type { Fault } from './faults.ts';
import { pageLanguage } from './pageLanguage.ts';

/** The languages of `text/locales`, each with a file (`oja-pcm.js`). Without English. Set by the build. */
declare const __OJA_LANGUAGES__: readonly string[];

/** Returns the language of an element: its attribute `locale`, else the `lang` around it, else English. */
function languageOf(host: Element, changes: MutationObserver): string {
  const around = pageLanguage(host, changes);
  const tag = host.getAttribute('locale') ?? around;
  const [language = ''] = tag.toLowerCase().split('-');
  return __OJA_LANGUAGES__.includes(language) ? language : 'en';
}

/**
 * Calls back with the sentences of an element's language: at once with English, else when its file has
 * loaded, and again when the page changes `locale` or a `lang` around the element. If the file can't be
 * loaded, it reports the fault and uses English. Returns the function that stops it.
 */
export function followLanguage(
  { root: { host }, load, tell }: MountContext,
  onText: (language: string, text: Catalogue) => void,
): () => void {
  let current = '';
  function change(): void {
    const wanted = languageOf(host, changes);
    if (wanted === current) return;
    current = wanted;
    const give = (language: string, text: Catalogue) => {
      if (current === wanted) onText(language, text);
    };
    if (wanted === 'en') give(wanted, {});
    // The one export of its module has the name of the language.
    else
      load(`oja-${wanted}`).then(
        (module) => give(wanted, Object.values(module)[0]),
        (fault: Fault) => {
          tell(host, fault);
          give('en', {});
        },
      );
  }
  const changes = new MutationObserver(change);
  change();
  return () => {
    current = '-';
    changes.disconnect();
  };
}
