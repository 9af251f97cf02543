import type { EmbedContext } from './elementController.ts';
import type { ElementSettings } from './page.ts';

/** What the loader passes to the code of a tag. */
export interface MountContext extends EmbedContext {
  readonly root: ShadowRoot;
  /** Those of the element, and of the page where it has none, at this moment. */
  settings(): ElementSettings;
}

/** What a page can ask of an element: its methods, from the moment its code is there. */
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
