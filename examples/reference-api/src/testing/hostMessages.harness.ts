import type { LogLine, Message } from '../appContext.ts';
import type { SecurityLine } from '../security/securityLog.ts';
import type { ReferenceApiOptions } from '../start.ts';

/** What can't cross to another process: the host has its own, and tells what they would have been told. */
export type PlainOptions = Omit<
  ReferenceApiOptions,
  'clock' | 'tell' | 'log' | 'securityLog' | 'provider' | 'payments' | 'onExchange'
>;

/** What a test tells a host. `id` comes back when it is done; `server` is the id of the start. */
export type ParentToHost = { readonly id: number } & (
  | { readonly do: 'start'; readonly options: PlainOptions }
  | { readonly do: 'clock'; readonly server: number; readonly ahead: number }
  | { readonly do: 'close' | 'listen'; readonly server: number }
);

/** What a host tells the test. */
export type HostToParent =
  | { readonly done: number; readonly url?: string; readonly failed?: string }
  | { readonly server: number; readonly message: Message }
  | { readonly server: number; readonly line: LogLine }
  | { readonly server: number; readonly security: SecurityLine };
