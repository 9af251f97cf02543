import type { Drawn } from './drawElement.tsx';
import type { ElementMethods, MountContext } from './elementModule.ts';
import { forgetEntries } from './keptEntries.ts';

/** Excludes headings, which only scripts focus (`tabindex="-1"`). */
const focusable = 'input, select, button, [href], [tabindex="0"]';

/** The methods of an element. `findDrawn` returns the rendered element; `redraw` renders it anew. */
export function elementMethods(
  { root, early, settings }: MountContext,
  findDrawn: () => Drawn | null,
  redraw: () => void,
): ElementMethods {
  return {
    focus: () => root.querySelector<HTMLElement>(focusable)?.focus(),
    prefill: (values) => findDrawn()?.prefill(values),
    update: () => findDrawn()?.update(),
    reset() {
      forgetEntries(root.host);
      findDrawn()?.reset();
    },
    logout() {
      const { getToken } = settings();
      if (getToken) early.answers.delete(getToken);
      forgetEntries(root.host);
      redraw();
    },
  };
}
