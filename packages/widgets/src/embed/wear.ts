import { applyTheme, type OjaTheme } from '../theme/OjaTheme.ts';
import type { Stage } from './elementModule.ts';
import { obeyReader } from './readerSize.ts';
import { themeAttributes } from './themeAttributes.ts';

/** The attribute in which a refused part of a theme was written. */
const attributeOf: Readonly<Record<string, (typeof themeAttributes)[number]>> = {
  scheme: 'theme',
  'colors.accent': 'accent',
};

/** Puts on the theme that the attributes ask for. What isn't understood is left out, and named for whoever builds the page. */
export function wear(place: HTMLElement, stage: Stage): void {
  const [scheme, radius, accent, font] = themeAttributes.map((name) => stage.attribute(name)?.trim());
  place.removeAttribute('style');
  place.removeAttribute('data-oja-theme');
  obeyReader(place, stage.root.host);
  const refused = applyTheme(place, {
    ...(scheme && { scheme: scheme as NonNullable<OjaTheme['scheme']> }),
    ...(radius && { radius }),
    ...(font && { font }),
    ...(accent && { colors: { accent } }),
  });
  for (const path of refused) {
    const name = attributeOf[path] ?? path;
    console.warn(`Oja: ${name}="${stage.attribute(name)}" is not understood and left out.`);
  }
}
