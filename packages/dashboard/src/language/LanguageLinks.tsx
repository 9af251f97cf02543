import { createDevicePreferences } from '@oja/core';
import { useClient, useSignal } from '@oja/widgets/binding';
import { TextButton } from '@oja/widgets/ui';
import * as styles from './LanguageLinks.css.ts';
import { languageOf, languages } from './languages.ts';

/** The other languages, each by its own name: for a visitor, who has no settings. */
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
