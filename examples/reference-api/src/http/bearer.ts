import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** True for a request that brings this token. How long the answer takes says nothing about it. */
export const hasBearer = (c: Context, token: string): boolean =>
  timingSafeEqual(digest(c.req.header('authorization') ?? ''), digest(`Bearer ${token}`));
