import type { ErrorRetry, ErrorWhose } from '@oja/core/openapi';

/** Who can fix an error. */
export const whoseWords: Readonly<Record<ErrorWhose, string>> = {
  agent: 'the agent',
  host: 'the developer of the program that calls',
  oja: 'the operator of the API',
  network: 'time, or a better network',
};

/** Whether to send the request again. */
export const retryWords: Readonly<Record<ErrorRetry, string>> = {
  same: 'the same request, a purchase under the same reference, after the seconds of Retry-After or with growing pauses',
  changed: 'once that is done; a purchase under a new reference',
  ask: 'not before you know what became of it',
  never: 'no',
};
