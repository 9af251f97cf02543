import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/**
 * Below the ephemeral ports (from 32,768 on Linux, 49,152 on macOS): any outgoing connection could take one of those
 * between the search and the start of the server.
 */
const FIRST = 10_000;
const LAST = 32_000;

/** Listens on the port on every address, as a server without a host does. Returns `undefined` if the port is taken. */
async function listen(port: number): Promise<Server | undefined> {
  const server = createServer().listen(port);
  try {
    await once(server, 'listening');
    return server;
  } catch {
    return undefined;
  }
}

/** Finds a free port that is followed by `count - 1` free ports. */
export async function freePort(count = 1): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    const servers = await Promise.all(Array.from({ length: count }, (_, n) => listen(port + n)));
    const held = servers.filter((server) => server !== undefined);
    await Promise.all(held.map((server) => once(server.close(), 'close')));
    if (held.length === count) return port;
  }
}
