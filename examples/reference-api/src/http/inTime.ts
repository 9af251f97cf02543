import { Refusal } from './refusal.ts';

/** Every call is answered within 10 s. The rest is for the way back. */
const DEADLINE_MS = 9_500;

/**
 * The work's result, or 503 when it takes too long. The work goes on: what became of a purchase is to be asked by its
 * reference, as after any answer of 500 or more.
 */
export async function inTime<T>(work: Promise<T>, deadlineMs = DEADLINE_MS): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const headers = { 'Retry-After': '2' };
  const busy = new Refusal(503, 'busy', 'The server is busy. Look again in a moment.', { headers });
  const timer = setTimeout(reject, deadlineMs, busy);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
