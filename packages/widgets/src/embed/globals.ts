import type { ProvidedToken } from '@oja/core';
import type { HTMLAttributes } from 'react';
import type { OjaTheme, Scheme } from '../theme/OjaTheme.ts';
import type { OjaElement } from './defineElement.ts';
import type { Tag } from './elements.ts';
import type { ElementEvents } from './events.ts';
import type { Oja } from './page.ts';

type OjaEvents = { readonly [N in keyof ElementEvents]: CustomEvent<ElementEvents[N]> };

/** What JSX may write on a tag. Attributes of its own have names of fields: `phone`, `meter-number`. */
interface OjaAttributes extends HTMLAttributes<OjaElement> {
  readonly [attribute: string]: unknown;
  readonly getToken?: () => Promise<ProvidedToken>;
  readonly account?: string;
  readonly theme?: OjaTheme | Scheme;
  readonly accent?: string;
  readonly radius?: string;
  readonly font?: string;
}

// Where a page's TypeScript looks: the elements, their events, `window.Oja`, and the tags in JSX.
declare global {
  interface Window {
    /** There once the document has heard `oja:ready`. */
    readonly Oja?: Oja;
  }
  interface HTMLElementTagNameMap extends Record<Tag, OjaElement> {}
  interface HTMLElementEventMap extends OjaEvents {}
  interface DocumentEventMap extends OjaEvents {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements
      extends Record<Tag, OjaAttributes & { readonly ref?: React.Ref<OjaElement> }> {}
  }
}
