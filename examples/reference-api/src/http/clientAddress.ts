import type { Context } from 'hono';
import { NO_ADDRESS, parseAddress, parseForwarded } from './address.ts';
import type { Env } from './env.ts';

/** The setting for a server that callers reach directly, instead of a header name. */
export const NO_PROXY = 'none';

/**
 * Returns the caller's address in the form of `parseAddress`. Behind a proxy, this is the last entry of `header`. If
 * that entry is unreadable, it is the connection's address, which is the proxy's; never a value that came with the
 * request.
 */
export function clientAddress(c: Context<Env>, header: string | undefined): string {
  const isBehindProxy = header !== undefined && header !== NO_PROXY;
  const written = isBehindProxy ? c.req.header(header) : undefined;
  const named = isBehindProxy && written !== undefined ? parseForwarded(header, written) : undefined;
  // A request that the app makes to itself has no connection and no `env`.
  return named ?? parseAddress(c.env?.incoming?.socket.remoteAddress ?? '') ?? NO_ADDRESS;
}
