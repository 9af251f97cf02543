import { type Call, createTransport } from '../http/transport.ts';
import { createCall, type TokenSource } from '../session/tokens.ts';
import { type Answers, createFakeServer, type FakeServer } from './fakeServer.ts';

const endlessToken: TokenSource = { current: async () => 't', rejected: async () => null };

/** A call to a fake server without pauses between retries. Without `tokens`, its token never expires. */
export function createTestCall(
  answers: Answers,
  tokens: TokenSource = endlessToken,
): { call: Call; server: FakeServer } {
  const server = createFakeServer(answers);
  const transport = createTransport({
    fetch: server.fetch,
    isOnline: () => true,
    wait: async () => {},
    random: () => 0,
    apiBase: '',
    idempotencyHeader: false,
  });
  return { server, call: createCall(transport, tokens) };
}
