import { createDevicePreferences } from '@oja/core';
import { useClient, useSignal } from '@oja/widgets/binding';
import { TextButton } from '@oja/widgets/ui';
import * as styles from './LanguageLinks.css.ts';
import { languageOf, languages } from './languages.ts';

/** Links to the other languages, in their own names. Shown before sign-in, when there are no settings. */
export function LanguageLinks() {
  const preferences = useClient().getStore(createDevicePreferences);
  const chosen = languageOf(useSignal(preferences.state).language);
  return (
    <div className={styles.links}>
      {languages
        .filter((language) => language !== chosen)
        .map(({ tag, name }) => (
          <TextButton key={tag} lang={tag} onClick={() => preferences.change({ language: tag })}>
            {name}
          </TextButton>
        ))}
    </div>
  );
}
