import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Requests on one connection; the answer to the last of them says that it closes. */
const REQUESTS_PER_SOCKET = 100;
/** Nothing read or written for this long closes a connection, in ms. Longer than any answer takes. */
const IDLE_MS = 30_000;
/** A client that reads slowly has this long for one answer, in ms: 3 MB on a slow phone. */
export const ANSWER_MS = 120_000;

/**
 * Bounds what one connection can ask for. A client may send many requests without waiting for an answer (pipelining), or
 * never read the answers: neither may take the server's time or memory from others.
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
 * Runs the work of one connection one after another: Node hands pipelined requests out all at once. Between two of them
 * the other connections have their turn, also where the work itself never waits for anything outside the process.
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
      // A request that comes after the answer to the one before need not wait.
      if (last.get(socket) === mine) last.delete(socket);
    }
  };
}
