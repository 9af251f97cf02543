import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/**
 * Below the ports that systems give to outgoing connections (from 32,768 on Linux, 49,152 on macOS): a port
 * out of those can be taken by any connection between the search and the start of the server.
 */
const FIRST = 10_000;
const LAST = 32_000;

/** Listens on the port on every address, as a server without a host does. Undefined where it is taken. */
async function listen(port: number): Promise<Server | undefined> {
  const server = createServer().listen(port);
  try {
    await once(server, 'listening');
    return server;
  } catch {
    return undefined;
  }
}

/** A port on which nothing listens, and neither on the `count - 1` ports after it. */
export async function freePort(count = 1): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    const servers = await Promise.all(Array.from({ length: count }, (_, n) => listen(port + n)));
    const held = servers.filter((server) => server !== undefined);
    await Promise.all(held.map((server) => once(server.close(), 'close')));
    if (held.length === count) return port;
  }
}
