import type { ElementEvents, Oja, OjaElement } from '@oja/widgets';
import type { Tag } from './elements.ts';

/** Events by name, and by the alias without a colon. */
type OjaEvents = { readonly [N in keyof ElementEvents]: CustomEvent<ElementEvents[N]> } & {
  readonly [N in keyof ElementEvents as N extends `oja:${infer Short}` ? `oja${Short}` : never]: CustomEvent<
    ElementEvents[N]
  >;
};

// Global types for the page's TypeScript: elements, their events and `window.Oja`. JSX tags are declared by each
// framework's entry point.
declare global {
  interface Window {
    /** Defined once the document has dispatched `oja:ready`. */
    readonly Oja?: Oja;
  }
  interface HTMLElementTagNameMap extends Record<Tag, OjaElement> {}
  interface HTMLElementEventMap extends OjaEvents {}
  interface DocumentEventMap extends OjaEvents {}
}
