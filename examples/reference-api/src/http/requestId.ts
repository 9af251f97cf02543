import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Env } from './env.ts';

const HEADER = 'X-Request-Id';

/**
 * A UUID, as Caddy writes ({http.request.uuid}), or 32 hexadecimal digits, as nginx does ($request_id). The id is
 * logged, so other formats are refused: they could contain a name, a number or a token.
 */
const TAKEN = /^(?:[\da-f]{32}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;

/**
 * Gives each request the id that it came with, or a new one. The id is in the response, in each refusal and in the
 * log.
 */
export const requestIds: MiddlewareHandler<Env> = async (c, next) => {
  const sent = c.req.header(HEADER);
  const requestId = sent !== undefined && TAKEN.test(sent) ? sent : randomUUID();
  c.set('requestId', requestId);
  await next();
  c.header(HEADER, requestId);
};
