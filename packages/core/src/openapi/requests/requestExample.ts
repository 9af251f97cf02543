import type { EndpointName } from '../../endpoints.ts';
import type { Refusals } from '../refusals.ts';

/** What one call sends, as an example. */
export interface RequestExample {
  /** What the call is for, in a few words. */
  readonly summary: string;
  /** What else there is to know before it is made. */
  readonly details?: string;
  /** A success’s status, where it is not 200. */
  readonly status?: 200 | 201;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** What can be refused besides what any call can: status and why. */
  readonly refusals?: Refusals;
}

/** Some of them, by the row's name. */
export type RequestExamples = { readonly [N in EndpointName]?: RequestExample };
