import { createDevicePreferences } from '@oja/core';
import { useClient, useSignal } from '@oja/widgets/binding';
import { useContext, useEffect } from 'react';
import { LanguageContext } from './LanguageContext.ts';

/** Loads the language chosen on this device; nothing if none was chosen. */
export function useChosenLanguage(): void {
  const { load } = useContext(LanguageContext);
  const { language } = useSignal(useClient().getStore(createDevicePreferences).state);
  useEffect(() => {
    if (language !== null) load();
  }, [language, load]);
}
