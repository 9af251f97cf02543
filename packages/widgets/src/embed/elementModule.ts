import type { ElementEvents } from './events.ts';
import type { Fault } from './faults.ts';
import type { GetToken } from './page.ts';

/** What an element passes to the widget that is mounted in it. */
export interface MountContext {
  readonly root: ShadowRoot;
  /** Checked by `parseApiBase`. */
  readonly apiBase: string;
  /** The page's id of its visitor, if it gave one: purchases belong to it. */
  readonly account: string | null;
  /** The page's callback. Its first answer is on its way already. */
  readonly getToken: GetToken;
  /** An attribute as written, not yet checked; `null` if absent. */
  attribute(name: string): string | null;
  /** Dispatches an event to the page. */
  emit<N extends Exclude<keyof ElementEvents, 'oja:error'>>(name: N, detail: ElementEvents[N]): void;
  /** Tells the page of a fault: an event, and a line on the console. */
  report(fault: Fault): void;
  /** True where the page's policy has stopped a request to this address. */
  isBlocked(address: string): boolean;
}

export interface Mounted {
  /** Removes every node, timer, listener and request. */
  unmount(): void;
}

/** The code of a tag. */
export interface ElementModule {
  mount(context: MountContext): Mounted;
}
