import { createDevicePreferences } from '@oja/core';
import { useClient, useSignal } from '@oja/widgets/binding';
import { families, familyNames, figuresFor, vars } from '@oja/widgets/theme';
import { useLayoutEffect, useRef } from 'react';
import { loadFont } from './fontFiles.ts';

/** "Poppins, sans-serif" as the preferences keep it (specification, section 3) is Poppins. */
export const familyOf = (fontFamily: string) =>
  familyNames.find((name) => fontFamily.startsWith(name)) ?? 'Roboto';

/** Sets a theme variable on the whole page. The values are our own and need no check. */
function wear(variable: string, value: string): void {
  document.documentElement.style.setProperty(variable.slice('var('.length, -1), value);
}

/** Applies the look, the radius and the font chosen on this device to the whole page, before it is painted. */
export function useAppearance(): void {
  const { theme, borderRadius, fontFamily } = useSignal(useClient().getStore(createDevicePreferences).state);
  const worn = useRef<string | null>(null);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (theme) dataset['ojaTheme'] = theme;
    // Only what was chosen here is taken back: a host may have set a look of its own.
    else if (worn.current) delete dataset['ojaTheme'];
    worn.current = theme;
  }, [theme]);
  useLayoutEffect(() => {
    const family = familyOf(fontFamily);
    loadFont(family);
    wear(vars.radius.card, `${borderRadius}px`);
    wear(vars.font.family, families[family]);
    wear(vars.font.figures, figuresFor(family));
  }, [borderRadius, fontFamily]);
}
