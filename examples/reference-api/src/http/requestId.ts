import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Env } from './env.ts';

const HEADER = 'X-Request-Id';

/**
 * A UUID, as Caddy writes one ({http.request.uuid}), or 32 hexadecimal digits, as nginx does ($request_id). The id goes
 * into the log, so nothing is taken that could hold a name, a number or a token.
 */
const TAKEN = /^(?:[\da-f]{32}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;

/** Gives each request the id that it came with, or a new one: it stands in the answer, in each refusal and in the log. */
export const requestIds: MiddlewareHandler<Env> = async (c, next) => {
  const sent = c.req.header(HEADER);
  const requestId = sent !== undefined && TAKEN.test(sent) ? sent : randomUUID();
  c.set('requestId', requestId);
  await next();
  c.header(HEADER, requestId);
};
