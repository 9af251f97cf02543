import type { ErrorDetail } from './events.ts';

export const notConfigured: ErrorDetail = {
  kind: 'not-configured',
  retryable: true,
  whose: 'host',
  message: 'No API base or no getToken: set data-api-base on the script tag, and getToken.',
};

export const notLoaded: ErrorDetail = {
  kind: 'not-loaded',
  retryable: true,
  whose: 'network',
  message: 'The code beside oja.js did not load.',
};

export function refusedBase(why: string): ErrorDetail {
  return { kind: 'api-base', retryable: false, whose: 'host', message: why };
}

export function crash(problem: unknown): ErrorDetail {
  const message = problem instanceof Error ? problem.message : 'Unknown';
  return { kind: 'crash', retryable: false, whose: 'oja', message };
}
