import { endpoints } from '../endpoints.ts';
import { createCall } from '../session/call.ts';
import type { Call } from '../transport/transport.ts';
import { createTransport } from '../transport/transport.ts';
import { type Answers, type FakeServer, fakeServer } from './fakeServer.ts';

/** A call to a fake server, with a token that never ends and no pause between retries. */
export function createTestCall(answers: Answers): { call: Call; server: FakeServer } {
  const server = fakeServer(answers);
  const transport = createTransport({
    endpoints,
    fetch: server.fetch,
    isOnline: () => true,
    wait: async () => {},
    random: () => 0,
    apiBase: '',
    idempotencyHeader: false,
  });
  return {
    server,
    call: createCall(transport, { current: async () => 't', rejected: async () => null }, endpoints),
  };
}
