import type { ErrorCode } from '@oja/core/openapi';
import { Refusal } from './refusal.ts';

/** The API promises an answer within 10 s; the rest is for network delay. */
export const DEADLINE_MS = 9_500;

/** 503 with a time to retry. It makes no statement about the outcome. */
const comeBack = (code: ErrorCode, message: string) =>
  new Refusal(503, code, message, { headers: { 'Retry-After': '2' } });

const busy = () => comeBack('busy', 'The server is busy. Check again in a moment.');

/** A third party that the server calls for the caller does not answer. */
export const providerSilent = () =>
  comeBack('provider_silent', 'The provider does not answer right now. Check again in a moment.');

/**
 * Resolves with the work's result, or rejects with a 503 if it takes too long. The work continues: as after any 5xx,
 * the client must requery a purchase by its reference.
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
