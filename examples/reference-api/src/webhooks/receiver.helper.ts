import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { verifyWebhook, type WebhookEvent } from '@oja/core/webhooks';
import { afterAll, beforeAll, beforeEach } from 'vitest';

/** A webhook request as the receiver got it. */
export interface Arrived {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** The event type in the body. */
  readonly type: string;
}

export interface Receiver {
  /** The receiver's local URL, such as "http://127.0.0.1:54321/webhooks". */
  url(): string;
  readonly arrived: Arrived[];
  /** Sets its response until the next test; 204 by default. */
  answer(how: Answer): void;
  /** Verifies and parses a request as a host does; `null` if the signature is invalid. */
  read(one: Arrived, secrets: string | readonly string[], now: number): Promise<WebhookEvent | null>;
}

type Answer = (response: ServerResponse) => void;

const taken: Answer = (response) => void response.writeHead(204).end();

/** Starts a real server that receives webhooks, for the tests of a file. */
export function receiverForTests(): Receiver {
  const arrived: Arrived[] = [];
  let reply: Answer = taken;
  let port = 0;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    const { type } = JSON.parse(body) as { type: string };
    arrived.push({ path: request.url ?? '', headers: request.headers, body, type });
    reply(response);
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo);
  });
  beforeEach(() => {
    arrived.length = 0;
    reply = taken;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return {
    arrived,
    url: () => `http://127.0.0.1:${port}/webhooks`,
    answer: (how) => {
      reply = how;
    },
    read: async ({ body, headers }, secrets, now) => {
      const came = await verifyWebhook({ body, headers, secrets, now });
      return came.ok ? came.data : null;
    },
  };
}
