import type { Catalogue } from '../text/catalogue.ts';
import type { MountContext } from './elementModule.ts';
import type { Fault } from './faults.ts';
import { pageLanguage } from './pageLanguage.ts';

/** The languages of `text/locales`, each with a file (`oja-pcm.js`). Without English. Set by the build. */
declare const __OJA_LANGUAGES__: readonly string[];

/** The language of an element: its attribute `locale`, else the `lang` around it, else English. */
function languageOf(host: Element, changes: MutationObserver): string {
  const around = pageLanguage(host, changes);
  const tag = host.getAttribute('locale') ?? around;
  const [language = ''] = tag.toLowerCase().split('-');
  return __OJA_LANGUAGES__.includes(language) ? language : 'en';
}

/**
 * Calls back with the text of an element's language: English at once, another language when its file has loaded. Calls back
 * again when the page changes `locale` or a `lang` around the element. If the file fails to load, reports the fault and
 * uses English. Returns a function that stops it.
 */
export function followLanguage(
  { root: { host }, load, reportFault }: MountContext,
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
    // The module has one export, named after the language.
    else
      load(`oja-${wanted}`).then(
        (module) => give(wanted, Object.values(module)[0]),
        (fault: Fault) => {
          reportFault(host, fault);
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
