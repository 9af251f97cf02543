import { vars } from '../theme/contract.css.ts';
import { size } from '../theme/scale.ts';
import { variableName } from '../theme/variableName.ts';

/**
 * Sets the type sizes on `place` in px of the reader's own text size. A `rem` is the page's, and many pages set theirs
 * to 10 px; the element's size, where the page's stylesheet has no say, is the reader's `medium`.
 */
export function obeyReader(place: HTMLElement, element: Element): void {
  const medium = Number.parseFloat(getComputedStyle(element).fontSize);
  for (const [name, rem] of Object.entries(size)) {
    const variable = vars.size[Number(name) as keyof typeof size];
    place.style.setProperty(variableName(variable), `${Number.parseFloat(rem) * medium}px`);
  }
}
