import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Answer } from '../faultProxy/upstream.ts';
import type { FaultKind } from './faultKinds.ts';

/** Allows an embed's page to read these answers like the API's own: a readable false answer is the harder case. */
const open = { 'access-control-allow-origin': '*' };

const json = (status: number, body: unknown): Answer => ({
  status,
  headers: { ...open, 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify(body)),
});

const html = (status: number): Answer => ({
  status,
  headers: { ...open, 'content-type': 'text/html' },
  body: Buffer.from('<!doctype html><title>Gateway</title><p>Try later</p>'),
});

/** The answer of a gateway between the browser and the API. `undefined` for kinds that are not an answer. */
export function gatewayAnswer(kind: FaultKind): Answer | undefined {
  const [status, form] = kind.split('-');
  if (form === 'html') return html(Number(status));
  if (form === 'json') return json(Number(status), { message: 'The upstream server is timing out' });
  switch (kind) {
    case 'gateway-404':
      return json(404, { message: 'no Route matched with those values' });
    case 'gateway-401':
      return json(401, { message: 'Unauthorized' });
    case 'gateway-403':
      return json(403, { message: 'Forbidden' });
    case 'gateway-429':
      return json(429, { message: 'API rate limit exceeded' });
    case 'redirect':
      return { ...html(307), headers: { ...open, location: '/elsewhere' } };
    default:
      return undefined;
  }
}

const words = ['delivered', 'failed', 'reversed'];

/** Duplicates the status with a different value. `JSON.parse` would silently take the last one. */
export function withDuplicateKeys(answer: Answer, first: boolean): Answer {
  const text = answer.body.toString('utf8').replace(/"status":"(\w+)"/, (_, word: string) => {
    const other = words.find((one) => one !== word);
    return first ? `"status":"${other}","status":"${word}"` : `"status":"${word}","status":"${other}"`;
  });
  return { ...answer, body: Buffer.from(text) };
}

/** Replaces the answer by one about another, delivered purchase. */
export function withWrongReference(answer: Answer): Answer {
  const text = answer.body
    .toString('utf8')
    .replace(/"reference":"[^"]*"/, `"reference":"${randomUUID()}"`)
    .replace(/"status":"(pending|processing|initiated|failed)"/, '"status":"delivered"');
  return { ...answer, body: Buffer.from(text) };
}

export function sendWhole(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
}

/** Sends the headers and the first half of the body, and keeps the connection open. */
export function sendHalf(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { ...headers, 'content-length': body.length });
  response.write(body.subarray(0, body.length >> 1));
}

/** Sends half of the answer and closes the connection, with one of HTTP/1.1's three ways to delimit a body. */
export function sendTruncated(
  response: ServerResponse,
  { status, headers, body }: Answer,
  framing: 'truncate-length' | 'truncate-chunked' | 'truncate-close',
): void {
  const half = body.subarray(0, body.length >> 1);
  const framed = {
    'truncate-length': [`content-length: ${body.length}`],
    'truncate-chunked': ['transfer-encoding: chunked'],
    'truncate-close': ['connection: close'],
  }[framing];
  const kept = Object.entries(headers).filter(([name]) => name !== 'content-length');
  const head = [
    `HTTP/1.1 ${status} Truncated`,
    ...kept.map(([name, value]) => `${name}: ${value}`),
    ...framed,
    '',
    '',
  ];
  const chunk = framing === 'truncate-chunked' ? `${half.length.toString(16)}\r\n` : '';
  response.socket?.end(
    Buffer.concat([Buffer.from(head.join('\r\n') + chunk), half, Buffer.from(chunk && '\r\n')]),
  );
}
