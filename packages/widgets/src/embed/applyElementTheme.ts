import { applyTheme, type OjaTheme } from '../theme/OjaTheme.ts';
import type { MountContext } from './elementModule.ts';
import { themeAttributes } from './scriptTag.ts';
import { syncTextSize } from './textSize.ts';

/** The attribute that holds a refused part of a theme. */
const attributeOf: Readonly<Record<string, (typeof themeAttributes)[number]>> = {
  scheme: 'theme',
  'colors.accent': 'accent',
};

/** Applies the theme of the attributes. A value that isn't understood is left out, with a warning for the page's developer. */
export function applyElementTheme(place: HTMLElement, context: MountContext): void {
  const [scheme, radius, accent, font] = themeAttributes.map((name) => context.attribute(name)?.trim());
  place.removeAttribute('style');
  place.removeAttribute('data-oja-theme');
  syncTextSize(place, context.root.host);
  const refused = applyTheme(place, {
    ...(scheme && { scheme: scheme as NonNullable<OjaTheme['scheme']> }),
    ...(radius && { radius }),
    ...(font && { font }),
    ...(accent && { colors: { accent } }),
  });
  for (const path of refused) {
    const name = attributeOf[path] ?? path;
    console.warn(`Oja: ${name}="${context.attribute(name)}" is not understood and left out.`);
  }
}
