import type { ProvidedToken } from '@oja/core';
import type { ElementEvents } from './events.ts';

/** What an element has ready for the widget that is mounted in it. */
export interface Stage {
  readonly root: ShadowRoot;
  /** Checked by `readApiBase`. */
  readonly apiBase: string;
  /** Whose purchases these are, where the page said so. */
  readonly account: string | null;
  /** Asks the page for a token. Rejects where the page fails to give one in time. */
  readonly getToken: () => Promise<ProvidedToken>;
  /** An attribute as the page wrote it, not yet checked; null where there is none. */
  attribute(name: string): string | null;
  /** Tells the page. */
  emit<N extends keyof ElementEvents>(name: N, detail: ElementEvents[N]): void;
}

export interface Mounted {
  /** Attributes have changed. */
  update(): void;
  /** Leaves nothing behind: no node, no timer, no listener, no request. */
  unmount(): void;
}

/** What the file of each tag exports: the loader knows no more of it. */
export interface ElementModule {
  mount(stage: Stage): Mounted;
}
