import type { ErrorCode } from '@oja/core/openapi';
import { Refusal } from './refusal.ts';

/** Every call is answered within 10 s. The rest is for the way back. */
export const DEADLINE_MS = 9_500;

/** 503 with a word on when to come back: nothing is decided by it. */
const comeBack = (code: ErrorCode, message: string) =>
  new Refusal(503, code, message, { headers: { 'Retry-After': '2' } });

const busy = () => comeBack('busy', 'The server is busy. Look again in a moment.');

/** Somebody whom we ask on the caller's behalf is silent. */
export const providerSilent = () =>
  comeBack('provider_silent', 'The provider does not answer right now. Check again in a moment.');

/**
 * The work's result, or 503 when it takes too long. The work goes on: what became of a purchase is to be asked by its
 * reference, as after any answer of 500 or more.
 */
export async function inTime<T>(
  work: Promise<T>,
  deadlineMs = DEADLINE_MS,
  refusal: () => Refusal = busy,
): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(refusal()), deadlineMs);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
