import type { ElementEvents, ElementSettings, OjaElement } from '@oja/widgets';
import type { OwnAttributes, Tag } from './elements.ts';

/** Attributes that every element accepts, without its properties. */
export interface CommonAttributes {
  /** `#rgb`, `#rrggbb` or `rgb(r, g, b)`. The text colour on it is chosen for contrast. */
  readonly accent?: string;
  /** `0px` to `64px`, or `rem`. */
  readonly radius?: string;
  /** `Roboto`, `Poppins`, `Inter`, or families that your page has loaded. */
  readonly font?: string;
  /** `en`, `pcm` (Nigerian Pidgin), `ha`, `ig` or `yo`. Defaults to the `lang` of your page around the element. */
  readonly locale?: string;
  /**
   * Renders the element in a frame of your API’s origin, which scripts of your page cannot read. Fixed once it is
   * rendered.
   */
  readonly 'data-mode'?: 'frame';
  readonly hidden?: boolean;
  readonly id?: string;
}

/** Attributes that a tag accepts. */
export type Attributes<T extends Tag> = OwnAttributes[T] & CommonAttributes;

/** Event details by event name without the prefix: `purchase` for `oja:purchase`. */
export type Details = {
  readonly [N in keyof ElementEvents as N extends `oja:${infer Short}` ? Short : never]: ElementEvents[N];
};

/** Event attributes for JSX and templates: the whole event name, or its alias without a colon. */
export type EventAttributes = {
  readonly [N in keyof Details as `onoja:${N}` | `onoja${N}`]?: (event: CustomEvent<Details[N]>) => void;
};

const properties = ['getToken', 'account', 'theme'] as const satisfies readonly (keyof ElementSettings)[];
/** The events of all elements, without their prefix. */
export const events = [
  'ready',
  'purchase',
  'sold',
  'pending',
  'refunded',
  'cancelled',
  'meter',
  'checkout',
  'error',
] as const satisfies readonly (keyof Details)[];

/** True if a prop is set as a property. An attribute could hold only its text. */
export const isProperty = (name: string): boolean => (properties as readonly string[]).includes(name);

/** Sets the settings as properties. Works before and after `oja.js` defines the element. */
export function setProperties(element: Partial<OjaElement>, settings: ElementSettings): void {
  for (const name of properties) {
    const value = settings[name] ?? null;
    // Skips unchanged values: the element treats every assignment as a change.
    if ((element[name] ?? null) !== value) Object.assign(element, { [name]: value });
  }
}

/** Listens to the element's events. Returns the function that removes the listeners. */
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
