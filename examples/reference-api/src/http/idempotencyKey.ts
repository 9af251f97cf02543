import type { Context } from 'hono';
import { invalid } from './refusal.ts';

/** A purchase's key travels in the body; where the header is sent too, it has to be the same one. Quotes are as in the draft standard. */
export function checkIdempotencyKey(c: Context, body: unknown): void {
  const sent = c.req.header('idempotency-key')?.replace(/^"(.*)"$/, '$1');
  if (sent === undefined || typeof body !== 'object' || body === null || !('reference' in body)) return;
  if (sent !== body.reference)
    throw invalid('reference', 'The Idempotency-Key header names another reference than the body.');
}
