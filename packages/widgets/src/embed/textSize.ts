import { sizeVars } from '../theme/contract.css.ts';
import { size } from '../theme/scale.ts';
import { variableName } from '../theme/variableName.ts';

/**
 * Sets the font sizes on `place` in px, from the reader's own text size. A `rem` would follow the page's root, which many
 * pages set to 10 px. The host element resets its font (`hostStyles`), so its size is the reader's `medium`.
 */
export function syncTextSize(place: HTMLElement, element: Element): void {
  const medium = Number.parseFloat(getComputedStyle(element).fontSize);
  for (const [name, rem] of Object.entries(size)) {
    const variable = sizeVars[Number(name) as keyof typeof size];
    place.style.setProperty(variableName(variable), `${Number.parseFloat(rem) * medium}px`);
  }
}
