import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether the request has this bearer token. Compares in constant time. */
export const hasBearer = (c: Context, token: string): boolean =>
  timingSafeEqual(digest(c.req.header('authorization') ?? ''), digest(`Bearer ${token}`));
