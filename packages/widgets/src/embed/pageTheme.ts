import { applyTheme, type OjaTheme } from '../theme/OjaTheme.ts';
import type { MountContext } from './elementModule.ts';
import { themeAttributes } from './isThemed.ts';
import type { ElementSettings } from './page.ts';

// A file of its own, `oja-theme.js`: it comes where a page has a theme.

/** The attribute that holds a part of a theme. */
const attributeOf: Readonly<Record<string, (typeof themeAttributes)[number]>> = {
  scheme: 'theme',
  'colors.accent': 'accent',
};

/** An attribute as it is written on the element, or on the script tag for all of them. */
const themeAttribute = (element: Element, script: Element, name: string): string | undefined =>
  (element.getAttribute(name) ?? script.getAttribute(`data-${name}`))?.trim() || undefined;

/** The theme of an element, not yet checked: what attributes say comes before what was set as a property. */
function themeOf(element: Element, script: Element, { theme }: ElementSettings): OjaTheme {
  const [scheme, accent, radius, font] = themeAttributes.map((name) => themeAttribute(element, script, name));
  const given: OjaTheme = typeof theme === 'string' ? { scheme: theme } : (theme ?? {});
  return {
    ...given,
    ...(scheme && { scheme: scheme as NonNullable<OjaTheme['scheme']> }),
    ...(radius && { radius }),
    ...(font && { font }),
    ...(accent && { colors: { ...given.colors, accent } }),
  };
}

/** Applies what a page says of the look of an element. A value that isn't understood is left out, with a warning for its developer. */
export function applyPageTheme(
  place: HTMLElement,
  { root, script, settings }: Pick<MountContext, 'root' | 'script' | 'settings'>,
): void {
  const { host } = root;
  for (const path of applyTheme(place, themeOf(host, script, settings()))) {
    const name = attributeOf[path] ?? path;
    const written = themeAttribute(host, script, name);
    const what = written === undefined ? `theme.${path}` : `${name}="${written}"`;
    console.warn(`Oja: ${what} is not understood and left out.`);
  }
}
