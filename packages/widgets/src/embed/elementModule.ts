import type { EmbedContext } from './elementController.ts';
import type { ElementSettings } from './page.ts';

/** Passed by the loader to the code of an element. */
export interface MountContext extends EmbedContext {
  readonly root: ShadowRoot;
  /** Returns the current settings. The element's take precedence over the page's. */
  settings(): ElementSettings;
}

/** The methods of an element. It has them once its code has loaded. */
export interface ElementMethods {
  /** Focuses the widget's first field or button. */
  focus(): void;
  /** Fills in fields by attribute names: `{ phone: '0803…' }`. Text that the visitor has typed stays. */
  prefill(values: Readonly<Record<string, string>>): void;
  /** Clears the form. A purchase that was sent continues. */
  reset(): void;
  /** Refetches the shown data. */
  update(): void;
  /** Discards the token and the entered text and calls `getToken` again, for another visitor. */
  logout(): void;
}

export interface Mounted {
  /** Called after the settings of the page or of the element have changed. */
  configured(): void;
  /** Removes every node, timer, listener and request. */
  unmount(): void;
}

/** The code of an element. */
export interface ElementModule {
  mount(context: MountContext): Mounted;
}
