import type { Context } from 'hono';
import type { Env } from './env.ts';

/** In the place of a header's name: callers reach this server directly. */
export const NO_PROXY = 'none';

/**
 * Where a call comes from. Behind a proxy that is what the proxy wrote last into `header`: what stands before it came
 * with the request and may be invented.
 */
export function clientAddress(c: Context<Env>, header: string | undefined): string {
  const isBehindProxy = header !== undefined && header !== NO_PROXY;
  const written = isBehindProxy ? c.req.header(header)?.split(',').at(-1)?.trim() : undefined;
  // A request that the app makes to itself has no connection, and no `env`.
  return written || (c.env?.incoming?.socket.remoteAddress ?? 'unknown');
}
