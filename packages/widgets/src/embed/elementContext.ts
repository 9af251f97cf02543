import type { MountContext } from './elementModule.ts';
import { announce, type ElementEvents } from './events.ts';
import type { Fault } from './faults.ts';
import type { ReportedFault } from './reports.ts';

/** The widget's access to its element. */
export interface ElementContext {
  readonly root: ShadowRoot;
  readonly apiBase: string;
  /** The height in px of the element's placeholder. */
  readonly reserved: number;
  /** An attribute as written, not yet checked; `null` if absent. */
  attribute(name: string): string | null;
  /** Dispatches an event to the page. */
  emit<N extends Exclude<keyof ElementEvents, 'oja:error'>>(name: N, detail: ElementEvents[N]): void;
  /** Reports a fault to the page: an event and a line on the console. */
  report(fault: Fault): Promise<ReportedFault>;
  /** Whether the page's policy has blocked a request to this address. */
  isBlocked(address: string): boolean;
}

export function createElementContext(mount: MountContext, apiBase: string): ElementContext {
  const { root, isBlocked, reportFault } = mount;
  const { host } = root;
  return {
    root,
    apiBase,
    reserved: host.clientHeight,
    isBlocked,
    attribute: (name) => host.getAttribute(name),
    emit: (name, detail) => announce(host, name, detail),
    report: (fault) => reportFault(host, fault),
  };
}
