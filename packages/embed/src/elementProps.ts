import type { ElementEvents, ElementSettings, OjaElement } from '@oja/widgets';
import type { OwnAttributes, Tag } from './elements.ts';

/** The attributes of every element that are no properties. */
export interface CommonAttributes {
  /** `#rrggbb` or `rgb(r, g, b)`: text on it is made readable. */
  readonly accent?: string;
  /** `0px` to `64px`, or `rem`. */
  readonly radius?: string;
  /** `Roboto`, `Poppins`, `Inter`, or families that your page has loaded. */
  readonly font?: string;
  /** `en`, `pcm` (Nigerian Pidgin), `ha`, `ig` or `yo`. Left out: the `lang` of your page around the element. */
  readonly locale?: string;
  /** Draws it in a frame of your API’s origin, which the scripts of your page cannot read. Not to be changed later. */
  readonly 'data-mode'?: 'frame';
  readonly hidden?: boolean;
  readonly id?: string;
}

/** What may be written on a tag. */
export type Attributes<T extends Tag> = OwnAttributes[T] & CommonAttributes;

/** The details of the events by their names without the prefix: `purchase` for `oja:purchase`. */
export type Details = {
  readonly [N in keyof ElementEvents as N extends `oja:${infer Short}` ? Short : never]: ElementEvents[N];
};

/** Listeners for markup that writes the whole name of an event, or its alias without a colon. */
export type EventAttributes = {
  readonly [N in keyof Details as `onoja:${N}` | `onoja${N}`]?: (event: CustomEvent<Details[N]>) => void;
};

const properties = ['getToken', 'account', 'theme'] as const satisfies readonly (keyof ElementSettings)[];
const events = ['ready', 'purchase', 'meter', 'error'] as const satisfies readonly (keyof Details)[];

/** Whether a prop is set as a property: an attribute could only hold its text. */
export const isProperty = (name: string): boolean => (properties as readonly string[]).includes(name);

/** Sets what is given as properties, before oja.js has come or after. */
export function setProperties(element: Partial<OjaElement>, settings: ElementSettings): void {
  for (const name of properties) {
    const value = settings[name] ?? null;
    // Not anew with each drawing: the element would take every one for a change.
    if ((element[name] ?? null) !== value) Object.assign(element, { [name]: value });
  }
}

/** Hears the events of an element until the function that it gives is called. */
export function listen(
  element: EventTarget,
  hear: <N extends keyof Details>(name: N, detail: Details[N]) => void,
): () => void {
  const ending = new AbortController();
  for (const name of events)
    element.addEventListener(
      `oja:${name}`,
      (event) => hear(name, (event as CustomEvent<Details[typeof name]>).detail),
      { signal: ending.signal },
    );
  return () => ending.abort();
}
