import type { EmbedContext } from './elementController.ts';
import type { ElementSettings } from './page.ts';

/** What the loader passes to the code of a tag. */
export interface MountContext extends EmbedContext {
  readonly root: ShadowRoot;
  /** Returns the present settings. The element's come before the page's. */
  settings(): ElementSettings;
}

/** The methods of an element. It has them once its code has loaded. */
export interface ElementMethods {
  /** Puts the focus on the widget's first field or button. */
  focus(): void;
  /** Fills in fields by the names of the attributes: `{ phone: '0803…' }`. What a visitor has typed stays. */
  prefill(values: Readonly<Record<string, string>>): void;
  /** Empties the form. A purchase that is on its way goes on. */
  reset(): void;
  /** Asks the server anew for what is shown. */
  update(): void;
  /** Forgets the token and what was typed, and asks `getToken` anew: another visitor is there. */
  logout(): void;
}

export interface Mounted {
  /** The settings of the page or of the element have changed. */
  configured(): void;
  /** Removes every node, timer, listener and request. */
  unmount(): void;
}

/** The code of a tag. */
export interface ElementModule {
  mount(context: MountContext): Mounted;
}
