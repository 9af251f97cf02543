import { userEvent } from 'vitest/browser';

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]';
/** Maximum presses of Tab: more than any widget has stops. */
const MOST = 150;

/** The result of tabbing through a widget. */
export interface KeyboardPath {
  /** Names of visible and enabled controls that Tab does not reach. */
  readonly unreached: readonly string[];
  /** Names of stops without a visible focus indicator. */
  readonly unseen: readonly string[];
  /** Whether Tab leaves the widget. `true` for a modal dialog, which may trap the focus. */
  readonly leaves: boolean;
}

/** Presses Tab through a widget, from `before` to `after`. */
export async function walk(widget: Element, before: HTMLElement, after: HTMLElement): Promise<KeyboardPath> {
  const stops = new Set<Element>();
  const modal = widget.querySelector('dialog:modal');
  const unseen: string[] = [];
  before.focus();
  for (let pressed = 0; pressed < MOST; pressed++) {
    await userEvent.tab();
    const stop = document.activeElement;
    if (!stop || stop === after || stops.has(stop)) break;
    if (!widget.contains(stop)) continue;
    stops.add(stop);
    if (!showsFocus(stop)) unseen.push(nameOf(stop));
  }
  const groups = new Set([...stops].map(groupOf));
  const unreached = [...(modal ?? widget).querySelectorAll<HTMLElement>(CONTROLS)]
    .filter((control) => isUsable(control) && !stops.has(control))
    // Tab reaches one radio of a group; the arrow keys reach the others.
    .filter((control) => !(isRadio(control) && groups.has(groupOf(control))));
  return {
    unreached: unreached.map(nameOf),
    unseen,
    leaves: document.activeElement === after || modal !== null,
  };
}

const isRadio = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'radio';

const groupOf = (element: Element): unknown => (isRadio(element) ? element.name : element);

const isUsable = (control: HTMLElement) =>
  control.tabIndex >= 0 &&
  !control.matches(':disabled, [inert] *, [type="hidden"]') &&
  control.checkVisibility({ visibilityProperty: true });

/** Whether an outline is visible on the control or on the box around it. */
function showsFocus(stop: Element): boolean {
  const near = [stop, stop.nextElementSibling, stop.parentElement, stop.parentElement?.parentElement];
  return near.some((element) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  });
}

const nameOf = (element: Element) =>
  `${element.localName} "${element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''}"`;
