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
/** The README's example for several servers. */
const documented = (language: string) =>
  new RegExp(`\`\`\`${language}\\n([^\`]*)\`\`\``).exec(readme)?.[1] ?? '';

/** The addresses of the requests that any server read to their end, in order. */
const taken: string[] = [];
let failing: Server;
let working: Server;
/** Where the servers listen, as a configuration names them. */
let servers: string[];

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** A server that reports itself ready; `answer` runs once a request was read whole. */
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
  // The one takes each request and dies before its answer, as after a debit. The other answers. The third is not there.
  failing = await startServer((request) => request.socket.destroy());
  working = await startServer((_, response) => response.end('{"data":{}}'));
  const ports = [portOf(failing), portOf(working), await freePort()];
  servers = ports.map((port) => `127.0.0.1:${port}`);
});
afterAll(() => {
  for (const server of [failing, working]) server?.closeAllConnections();
  for (const server of [failing, working]) server?.close();
});

/** A failed server stays in the round, so that each request may meet it. */
function startBehindCaddy(): Promise<WebServer> {
  const lines = documented('caddy');
  expect(lines).toContain('127.0.0.1:8080 127.0.0.1:8081');
  const apiLines = lines.replace('127.0.0.1:8080 127.0.0.1:8081', servers.join(' '));
  return startCaddy({ dashboard, apiLines: apiLines.replace('fail_duration 5s', '') });
}

/** As with Caddy. */
function startBehindNginx(): Promise<WebServer> {
  const lines = documented('nginx');
  const [first = ''] = /^ *server 127\.0\.0\.1:8080;$/m.exec(lines) ?? [];
  expect(lines).toContain(`${first}\n${first.replace('8080', '8081')}\n`);
  const every = servers.map((server) => `    server ${server} max_fails=0;`).join('\n');
  const upstream = lines.replace(first, every).replace(first.replace('8080', '8081'), '');
  return startNginx({ dashboard, api: 'http://oja_api', upstream });
}

/** The statuses of 40 requests, sent one after the other to 40 addresses. */
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
])('the lines of %s for several API servers', (_name, start) => {
  let proxy: WebServer;
  beforeAll(async () => {
    taken.length = 0;
    proxy = await start();
  });
  afterAll(() => proxy?.close());

  it('send no POST a second time, though the first server died over it and says nothing of a key', async () => {
    const statuses = await ask(proxy.url, 'POST');
    const posts = taken.filter((one) => one.startsWith('POST'));
    expect(posts.length).toBe(new Set(posts).size);
    expect(posts).toHaveLength(40);
    // Requests to the server that dies fail with 502; those to the server that is not there go to another.
    expect([...new Set(statuses)].sort()).toEqual([200, 502]);
  });

  it('send a read to the next server', async () => {
    expect(new Set(await ask(proxy.url, 'GET'))).toEqual(new Set([200]));
  });
});
