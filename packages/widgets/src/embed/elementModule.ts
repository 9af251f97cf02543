import type { ProvidedToken } from '@oja/core';
import type { ElementEvents } from './events.ts';

/** What an element passes to the widget that is mounted in it. */
export interface MountContext {
  readonly root: ShadowRoot;
  /** Checked by `parseApiBase`. */
  readonly apiBase: string;
  /** The page's id of its visitor, if it gave one: purchases belong to it. */
  readonly account: string | null;
  /** Requests a token from the page. Rejects if the page fails to give one in time. */
  readonly getToken: () => Promise<ProvidedToken>;
  /** An attribute as written, not yet checked; `null` if absent. */
  attribute(name: string): string | null;
  /** Dispatches an event to the page. */
  emit<N extends keyof ElementEvents>(name: N, detail: ElementEvents[N]): void;
}

export interface Mounted {
  /** Called after attributes have changed. */
  update(): void;
  /** Removes every node, timer, listener and request. */
  unmount(): void;
}

/** The code of a tag. */
export interface ElementModule {
  mount(context: MountContext): Mounted;
}
