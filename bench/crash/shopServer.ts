import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Fate, Scenario } from './scenario.ts';

/** Serves the page and the API under one origin, and applies the scenario's network faults. */
export interface ShopServer {
  readonly url: string;
  /** The references of the purchase requests that reached the API. */
  readonly references: ReadonlySet<string>;
  close(): Promise<void>;
}

interface Settings {
  readonly api: string;
  readonly pages: string;
  readonly scenario: Scenario;
  /** If `false`, the server charges every copy that arrives, as if it ignored references. */
  readonly dedupe: boolean;
}

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

async function forward(api: string, request: IncomingMessage, body: string): Promise<Response> {
  const { method = 'GET', headers } = request;
  return fetch(new URL(request.url ?? '/', api), {
    method,
    headers: {
      'content-type': 'application/json',
      ...(headers.authorization && { authorization: headers.authorization }),
    },
    ...(body !== '' && { body }),
  });
}

async function pass(answer: Response, to: ServerResponse): Promise<void> {
  to.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
  to.end(await answer.text());
}

export async function startShopServer({ api, pages, scenario, dedupe }: Settings): Promise<ShopServer> {
  const references = new Set<string>();
  let copies = 0;

  /** Without dedupe, gives every copy after the first a new reference, so that the API charges it. */
  function withReference(body: string): string {
    const sent = JSON.parse(body) as { reference: string };
    const reference = dedupe || !references.has(sent.reference) ? sent.reference : crypto.randomUUID();
    references.add(reference);
    return JSON.stringify({ ...sent, reference });
  }

  async function purchase(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const fate: Fate = scenario.fates[copies] ?? 'arrives';
    copies += 1;
    const body = await bodyOf(request);
    await pause(scenario.requestMs);
    if (fate === 'lost before the server') return void request.socket.resetAndDestroy();
    const answer = await forward(api, request, withReference(body));
    await pause(scenario.answerMs);
    if (fate === 'answer lost') return void request.socket.resetAndDestroy();
    if (fate === 'arrives') return pass(answer, response);
    response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>');
  }

  function page(path: string, response: ServerResponse): void {
    const file = path === '/' ? '/index.html' : path;
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'text/plain' });
    response.end(readFileSync(join(pages, file)));
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (!path.startsWith('/api/')) return page(path, response);
    if (request.method === 'POST' && path.endsWith('/purchase')) return purchase(request, response);
    await pass(await forward(api, request, await bodyOf(request)), response);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    references,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
