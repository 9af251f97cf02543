import type { EndpointName } from '../../endpoints.ts';
import type { Refusals } from '../refusals.ts';

/** An example of one call. */
export interface RequestExample {
  /** The purpose of the call, in a few words. */
  readonly summary: string;
  /** Other things to know before the call is made. */
  readonly details?: string;
  /** The status of a success, if it is not 200. */
  readonly status?: 200 | 201;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Refusals beyond the common ones, by status. */
  readonly refusals?: Refusals;
}

/** Examples by endpoint name; endpoints may be missing. */
export type RequestExamples = { readonly [N in EndpointName]?: RequestExample };
