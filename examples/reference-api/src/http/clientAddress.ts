import type { Context } from 'hono';
import { NO_ADDRESS, parseAddress, parseForwarded } from './address.ts';
import type { Env } from './env.ts';

/** In the place of a header's name: callers reach this server directly. */
export const NO_PROXY = 'none';

/**
 * Where a call comes from, as `parseAddress` writes it. Behind a proxy that is what the proxy wrote last into `header`.
 * Where that can't be read as an address it is the connection's, which is the proxy's own: never anything that came with
 * the request.
 */
export function clientAddress(c: Context<Env>, header: string | undefined): string {
  const isBehindProxy = header !== undefined && header !== NO_PROXY;
  const written = isBehindProxy ? c.req.header(header) : undefined;
  const named = isBehindProxy && written !== undefined ? parseForwarded(header, written) : undefined;
  // A request that the app makes to itself has no connection, and no `env`.
  return named ?? parseAddress(c.env?.incoming?.socket.remoteAddress ?? '') ?? NO_ADDRESS;
}
