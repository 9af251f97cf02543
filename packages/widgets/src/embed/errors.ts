import type { ErrorDetail } from './events.ts';

export const notConfigured: ErrorDetail = Object.freeze({
  kind: 'not-configured',
  retryable: true,
  whose: 'host',
  message:
    'No API base or no getToken: put data-api-base on the script tag and call Oja.configure({ getToken }).',
});

export const notLoaded: ErrorDetail = Object.freeze({
  kind: 'not-loaded',
  retryable: true,
  whose: 'network',
  message: "The element's code could not be loaded from beside oja.js.",
});

export function refusedBase(why: string): ErrorDetail {
  return { kind: 'api-base', retryable: false, whose: 'host', message: why };
}

export function crash(problem: unknown): ErrorDetail {
  const message = problem instanceof Error ? problem.message : 'Unknown';
  return { kind: 'crash', retryable: false, whose: 'oja', message };
}
