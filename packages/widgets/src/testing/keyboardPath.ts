import { userEvent } from 'vitest/browser';

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]';
/** No widget has more stops in a row than this. */
const MOST = 150;

/** What Tab finds on its way from one element to another. */
export interface KeyboardPath {
  /** The names of controls that can be seen and used, and that Tab never comes to. */
  readonly unreached: readonly string[];
  /** The names of stops at which nothing shows where the focus is. */
  readonly unseen: readonly string[];
  /** Whether Tab came out at the other end; a modal dialog holds it, and may. */
  readonly leaves: boolean;
}

/** Walks through a widget with the Tab key, from `before` until `after`, as a person without a mouse would. */
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
    // Of the radios of a group Tab comes to one; the arrow keys go on from there.
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

/** On the control itself, or on the box around it. */
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
