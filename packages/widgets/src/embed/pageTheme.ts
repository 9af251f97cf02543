import { applyTheme, type OjaTheme } from '../theme/OjaTheme.ts';
import type { MountContext } from './elementModule.ts';
import type { themeAttributes } from './isThemed.ts';
import type { ElementSettings } from './page.ts';

// Built as `oja-theme.js`, which is loaded only if the page sets a theme.

type ThemeAttribute = (typeof themeAttributes)[number];

/** The attribute for a part of a theme. */
const attributeOf: Readonly<Record<string, ThemeAttribute>> = {
  scheme: 'theme',
  'colors.accent': 'accent',
};

/** The value of an attribute on the element, or else on the script tag for all elements. */
const themeAttribute = (element: Element, script: Element, name: string): string | undefined =>
  (element.getAttribute(name) ?? script.getAttribute(`data-${name}`))?.trim() || undefined;

/** The theme of an element, unchecked. Attributes take precedence over the property. */
function themeOf(element: Element, script: Element, { theme }: ElementSettings): OjaTheme {
  const read = (name: ThemeAttribute) => themeAttribute(element, script, name);
  const [scheme, accent, radius, font] = [read('theme'), read('accent'), read('radius'), read('font')];
  const given: OjaTheme = typeof theme === 'string' ? { scheme: theme } : (theme ?? {});
  return {
    ...given,
    ...(scheme && { scheme: scheme as NonNullable<OjaTheme['scheme']> }),
    ...(radius && { radius }),
    ...(font && { font }),
    ...(accent && { colors: { ...given.colors, accent } }),
  };
}

/** Applies the page's theme to an element. Ignores invalid values and warns the developer of them. */
export function applyPageTheme(
  place: HTMLElement,
  { root, script, settings }: Pick<MountContext, 'root' | 'script' | 'settings'>,
): void {
  const { host } = root;
  for (const path of applyTheme(place, themeOf(host, script, settings()))) {
    const name = attributeOf[path] ?? path;
    const written = themeAttribute(host, script, name);
    const what = written === undefined ? `theme.${path}` : `${name}="${written}"`;
    console.warn(`Oja: ${what} is not valid and was ignored.`);
  }
}
