import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/** Forwards the browser's request to the real server, and waits for the complete answer. */
export function forwardRequest(target: string, asked: IncomingMessage, body: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { method, url, headers } = asked;
    // A separate connection for each request, so that a fault of one can't affect another.
    const forwarded = request(
      new URL(url ?? '/', target),
      { method, headers: own(headers), agent: false },
      (answer) => {
        readBody(answer).then(
          (received) =>
            resolve({ status: answer.statusCode ?? 502, headers: own(answer.headers), body: received }),
          reject,
        );
      },
    );
    forwarded.on('error', reject).end(body);
  });
}

export async function readBody(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const ofOneConnection = ['connection', 'keep-alive', 'transfer-encoding'];

function own(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofOneConnection.includes(name)));
}
