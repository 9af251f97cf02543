import { createDevicePreferences } from '@oja/core';
import { useClient, useSignal } from '@oja/widgets/binding';
import { type FamilyName, families, familyNames, figuresFor, fontVars, radiusVars } from '@oja/widgets/theme';
import { useLayoutEffect, useRef } from 'react';
import { loadChunk } from '../lazy/loadChunk.ts';

/** Stylesheets of the optional fonts. Roboto, which is also used for figures, is loaded by the app itself. */
const files: Readonly<Record<FamilyName, (() => Promise<unknown>) | null>> = {
  Roboto: null,
  Poppins: () => import('@oja/widgets/fonts/poppins.css'),
  Inter: () => import('@oja/widgets/fonts/inter.css'),
};

/** Loads a chosen font. If it fails, the page keeps the device's font. */
function loadFont(family: FamilyName): void {
  const load = files[family];
  if (load) loadChunk(`font ${family}`, load).catch(() => {});
}

/** The family of a stored CSS value such as "Poppins, sans-serif" (specification, section 3). */
export const familyOf = (fontFamily: string) =>
  familyNames.find((name) => fontFamily.startsWith(name)) ?? 'Roboto';

/** Sets a theme variable on the whole page. The values are our own, so they need no validation. */
function wear(variable: string, value: string): void {
  document.documentElement.style.setProperty(variable.slice('var('.length, -1), value);
}

/** Applies this device's theme, radius and font to the whole page, before it is painted. */
export function useAppearance(): void {
  const { theme, borderRadius, fontFamily } = useSignal(useClient().getStore(createDevicePreferences).state);
  const worn = useRef<string | null>(null);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (theme) dataset['ojaTheme'] = theme;
    // Removes only the theme that was set here: the host may have set its own.
    else if (worn.current) delete dataset['ojaTheme'];
    worn.current = theme;
  }, [theme]);
  useLayoutEffect(() => {
    const family = familyOf(fontFamily);
    loadFont(family);
    wear(radiusVars.card, `${borderRadius}px`);
    wear(fontVars.family, families[family]);
    wear(fontVars.figures, figuresFor(family));
  }, [borderRadius, fontFamily]);
}
