import type { ElementEvents, Oja, OjaElement } from '@oja/widgets';
import type { Tag } from './elements.ts';

/** By their names, and by those without a colon. */
type OjaEvents = { readonly [N in keyof ElementEvents]: CustomEvent<ElementEvents[N]> } & {
  readonly [N in keyof ElementEvents as N extends `oja:${infer Short}` ? `oja${Short}` : never]: CustomEvent<
    ElementEvents[N]
  >;
};

// Where a page's TypeScript looks: the elements, their events, and `window.Oja`. The tags in JSX are in the entry of
// their framework.
declare global {
  interface Window {
    /** There once the document has heard `oja:ready`. */
    readonly Oja?: Oja;
  }
  interface HTMLElementTagNameMap extends Record<Tag, OjaElement> {}
  interface HTMLElementEventMap extends OjaEvents {}
  interface DocumentEventMap extends OjaEvents {}
}
