import { sizeVars } from '../theme/contract.css.ts';
import { variableName } from '../theme/variableName.ts';
import type { MountContext } from './elementModule.ts';
import type { Fault } from './faults.ts';
import { isThemed } from './isThemed.ts';
import { pageScheme } from './pageScheme.ts';

/**
 * Applies the reader's text size, the page's colour scheme and, if the page sets one, a theme to an element. The code for
 * themes is a separate file, which the loader has already requested.
 */
export async function dressElement(place: HTMLElement, mount: MountContext): Promise<void> {
  const { root, script, settings, load, reportFault } = mount;
  place.removeAttribute('style');
  const scheme = pageScheme(root.host);
  if (scheme) place.dataset['ojaTheme'] = scheme;
  else place.removeAttribute('data-oja-theme');
  syncTextSize(place, root.host);
  if (!isThemed(root.host, script, settings())) return;
  try {
    const { applyPageTheme } = await load<typeof import('./pageTheme.ts')>('oja-theme');
    applyPageTheme(place, mount);
  } catch (fault) {
    reportFault(root.host, fault as Fault);
  }
}

/** A browser's default `medium`, in px. The names of the font sizes are px at this size. */
const DEFAULT_MEDIUM = 16;

/**
 * Sets the font sizes on `place` in px, from the reader's own text size. A `rem` would follow the page's root, which many
 * pages set to 10 px. The host element resets its font (`hostStyles`), so its size is the reader's `medium`. The page can
 * enlarge all text.
 */
function syncTextSize(place: HTMLElement, element: Element): void {
  const medium = Number.parseFloat(getComputedStyle(element).fontSize);
  for (const [px, variable] of Object.entries(sizeVars))
    place.style.setProperty(
      variableName(variable),
      `calc(${(Number(px) / DEFAULT_MEDIUM) * medium}px * max(1, var(--oja-text-scale, 1)))`,
    );
}
