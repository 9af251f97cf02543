import type { ElementSettings, OjaElement } from '@oja/widgets';
import type { Attachment } from 'svelte/attachments';
import type { HTMLAttributes } from 'svelte/elements';
import {
  type Attributes,
  type Details,
  type EventAttributes,
  listen,
  setProperties,
} from './elementProps.ts';
import type { Tag } from './elements.ts';

/** `onpurchase` for `oja:purchase`: called with the event's detail. */
type Listeners = { readonly [N in keyof Details as `on${N}`]?: (detail: Details[N]) => void };

export type OjaSettings = ElementSettings & Listeners;

/**
 * Attachment that sets an element's settings and listeners: `<oja-data-purchase {@attach oja({ getToken, onpurchase:
 * sold })}>`.
 */
export function oja(settings: OjaSettings): Attachment<OjaElement> {
  return (element) => {
    setProperties(element, settings);
    return listen(element, (name, detail) =>
      (settings[`on${name}`] as ((detail: unknown) => void) | undefined)?.(detail),
    );
  };
}

type Elements = {
  readonly [T in Tag]: Omit<HTMLAttributes<OjaElement>, keyof Attributes<T>> &
    Attributes<T> &
    EventAttributes;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Elements {}
}
