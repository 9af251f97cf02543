import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Maximum requests per connection; the response to the last one announces the close. */
const REQUESTS_PER_SOCKET = 100;
/** A connection without traffic for this long is closed, in ms. Longer than any response takes. */
const IDLE_MS = 30_000;
/** Time for reading one response, in ms: enough for 3 MB on a slow phone. */
export const ANSWER_MS = 120_000;

/**
 * Limits the resources of one connection. A client may send many requests without waiting for responses (pipelining),
 * or never read the responses. Neither may take the server's time or memory from others.
 */
export function boundSockets(server: Server, answerMs = ANSWER_MS): void {
  server.maxRequestsPerSocket = REQUESTS_PER_SOCKET;
  server.setTimeout(Math.min(IDLE_MS, answerMs));
  server.on('request', (request, response) => {
    const late = setTimeout(() => request.socket.destroy(), answerMs);
    late.unref();
    response.once('close', () => clearTimeout(late));
  });
}

/**
 * Serialises the work of one connection: Node starts pipelined requests all at once. Other connections get their turn
 * between two of them, even if the work never waits for I/O.
 */
export function createSocketQueue() {
  const last = new WeakMap<Socket, Promise<unknown>>();
  return async <T>(socket: Socket | undefined, work: () => Promise<T>): Promise<T> => {
    if (!socket) return work();
    const before = last.get(socket);
    const mine = before ? before.then(nextTurn, nextTurn).then(work) : work();
    last.set(socket, mine);
    try {
      return await mine;
    } finally {
      // A request that comes after the previous response need not wait.
      if (last.get(socket) === mine) last.delete(socket);
    }
  };
}
