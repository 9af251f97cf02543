import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { freePort } from '@oja/reference-api/testing/freePort';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCaddy, startNginx, type WebServer } from './servers.ts';

const dashboard = join(import.meta.dirname, '../../../dist');
const readme = readFileSync(join(import.meta.dirname, '../../../deploy/README.md'), 'utf8');
/** Reads the README's example for several servers. */
const documented = (language: string) =>
  new RegExp(`\`\`\`${language}\\n([^\`]*)\`\`\``).exec(readme)?.[1] ?? '';

/** Requests that any server received completely, in order. */
const taken: string[] = [];
let failing: Server;
let working: Server;
/** Addresses of the servers, as written in a configuration. */
let servers: string[];

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** Starts a server that reports itself ready. `answer` runs after a request was received completely. */
async function startServer(answer: Parameters<typeof createServer>[1]): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url === '/readyz') return void response.end('{}');
    request.resume().on('end', () => {
      taken.push(`${request.method} ${request.url}`);
      answer?.(request, response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

beforeAll(async () => {
  // The first server accepts each request and dies before its answer, as if after a debit. The second answers. The
  // third does not exist.
  failing = await startServer((request) => request.socket.destroy());
  working = await startServer((_, response) => response.end('{"data":{}}'));
  const ports = [portOf(failing), portOf(working), await freePort()];
  servers = ports.map((port) => `127.0.0.1:${port}`);
});
afterAll(() => {
  for (const server of [failing, working]) server?.closeAllConnections();
  for (const server of [failing, working]) server?.close();
});

/** Removes `fail_duration`, so that each request may meet the failed server. */
function startBehindCaddy(): Promise<WebServer> {
  const lines = documented('caddy');
  expect(lines).toContain('127.0.0.1:8080 127.0.0.1:8081');
  const apiLines = lines.replace('127.0.0.1:8080 127.0.0.1:8081', servers.join(' '));
  return startCaddy({ dashboard, apiLines: apiLines.replace('fail_duration 5s', '') });
}

/** Sets `max_fails=0`, so that each request may meet the failed server. */
function startBehindNginx(): Promise<WebServer> {
  const lines = documented('nginx');
  const [first = ''] = /^ *server 127\.0\.0\.1:8080;$/m.exec(lines) ?? [];
  expect(lines).toContain(`${first}\n${first.replace('8080', '8081')}\n`);
  const every = servers.map((server) => `    server ${server} max_fails=0;`).join('\n');
  const upstream = lines.replace(first, every).replace(first.replace('8080', '8081'), '');
  return startNginx({ dashboard, api: 'http://oja_api', upstream });
}

/** The statuses of 40 requests, sent one after another to 40 paths. */
async function ask(url: string, method: string): Promise<number[]> {
  const statuses = [];
  for (let index = 0; index < 40; index += 1) {
    const address = `${url}/api/v1/agent/${method}/${index}`;
    const body = method === 'POST' ? '{"reference":"one"}' : null;
    const headers = { 'content-type': 'application/json', 'idempotency-key': String(index) };
    statuses.push((await fetch(address, { method, headers, body })).status);
  }
  return statuses;
}

describe.each([
  ['Caddy', startBehindCaddy],
  ['nginx', startBehindNginx],
])('the documented configuration of %s for several API servers', (_name, start) => {
  let proxy: WebServer;
  beforeAll(async () => {
    taken.length = 0;
    proxy = await start();
  });
  afterAll(() => proxy?.close());

  it('never resends a POST after the first server died, even with an idempotency key', async () => {
    const statuses = await ask(proxy.url, 'POST');
    const posts = taken.filter((one) => one.startsWith('POST'));
    expect(posts.length).toBe(new Set(posts).size);
    expect(posts).toHaveLength(40);
    // Requests to the dying server fail with 502. Requests to the missing server go to another one.
    expect([...new Set(statuses)].sort()).toEqual([200, 502]);
  });

  it('resends a GET to the next server', async () => {
    expect(new Set(await ask(proxy.url, 'GET'))).toEqual(new Set([200]));
  });
});
