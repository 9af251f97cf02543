import http, { type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:http2';
import https from 'node:https';
import { buffer } from 'node:stream/consumers';

/** Headers that must not depend on the server or on the single response. */
const compared = [
  'cache-control',
  'content-encoding',
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends a request as a browser does, but without decompression, which fetch would do implicitly. */
export function ask(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const { get } = url.startsWith('https:') ? https : http;
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip, br', ...headers } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    }).on('error', reject);
  });
}

/** Sends the same request over HTTP/2. Fails if the server does not offer it in the TLS handshake. */
export function askOverHttp2(url: string): Promise<Answer> {
  const { origin, pathname, search } = new URL(url);
  return new Promise((resolve, reject) => {
    const session = connect(origin).on('error', reject);
    const stream = session.request({ ':path': pathname + search, 'accept-encoding': 'gzip, br' });
    stream.on('error', reject).on('response', async (headers) => {
      const body = await buffer(stream);
      session.close();
      resolve({ status: headers[':status'] ?? 0, headers, body });
    });
  });
}

/** The parts of a response that must be equal on two servers. */
export const described = ({ status, headers }: Answer) => ({
  status,
  ...Object.fromEntries(compared.map((name) => [name, headers[name]])),
});
