import { devicePreferences } from '@oja/core';
import { useClient } from '@oja/widgets/binding/ClientProvider.tsx';
import { useSignal } from '@oja/widgets/binding/signals.ts';
import { familyNames } from '@oja/widgets/theme/families.ts';
import { applyTheme } from '@oja/widgets/theme/OjaTheme.ts';
import { useLayoutEffect } from 'react';
import { loadFont } from './fontFiles.ts';

/** "Poppins, sans-serif" as the preferences keep it (specification, section 3) is Poppins. */
export const familyOf = (fontFamily: string) =>
  familyNames.find((name) => fontFamily.startsWith(name)) ?? 'Roboto';

/** The whole page wears the corner and the font that were chosen on this device, before it is painted. */
export function useAppearance(): void {
  const { borderRadius, fontFamily } = useSignal(useClient().use(devicePreferences).state);
  useLayoutEffect(() => {
    const font = familyOf(fontFamily);
    loadFont(font);
    applyTheme(document.documentElement, { radius: `${borderRadius}px`, font });
  }, [borderRadius, fontFamily]);
}
