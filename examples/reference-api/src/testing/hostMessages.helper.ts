import type { LogLine, Message } from '../appContext.ts';
import type { SecurityLine } from '../security/securityLog.ts';
import type { ReferenceApiOptions } from '../start.ts';

/** Options that can be sent to another process. The host replaces the callbacks and sends their arguments back. */
export type PlainOptions = Omit<
  ReferenceApiOptions,
  'clock' | 'tell' | 'log' | 'securityLog' | 'provider' | 'payments' | 'onExchange'
>;

/** A request to a host. `id` identifies the response; `server` is the id of the start request. */
export type ParentToHost = { readonly id: number } & (
  | { readonly do: 'start'; readonly options: PlainOptions }
  | { readonly do: 'clock'; readonly server: number; readonly ahead: number }
  | { readonly do: 'close' | 'listen'; readonly server: number }
);

/** A response or a report of a host. */
export type HostToParent =
  | { readonly done: number; readonly url?: string; readonly failed?: string }
  | { readonly server: number; readonly message: Message }
  | { readonly server: number; readonly line: LogLine }
  | { readonly server: number; readonly security: SecurityLine };
