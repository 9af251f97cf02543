import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Copy, Fault, Plan } from './fault.ts';
import { type Answer, forwardRequest, readBody } from './upstream.ts';

export interface FaultProxy {
  /** "http://localhost:40123". */
  readonly url: string;
  /** Every copy of every request so far, in order of arrival. */
  readonly seen: readonly Copy[];
  /** Sets the faults of later requests. Without a plan, all requests pass. */
  follow(plan: Plan | undefined): void;
  close(): Promise<void>;
}

/** A local proxy that injects network faults and records each copy of a request. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const seen: Copy[] = [];
  const closing = new AbortController();
  let plan: Plan | undefined;
  const server = createServer(async (request, response) => {
    const body = await readBody(request).catch(() => undefined);
    if (!body) return;
    const copy = { method: request.method ?? 'GET', path: request.url ?? '/', reference: referenceOf(body) };
    const fault = plan?.(copy);
    seen.push({ ...copy, fault });
    await answer(response, fault, () => forwardRequest(target, request, body), closing.signal).catch(() =>
      cut(response),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    seen,
    follow: (next) => {
      plan = next;
    },
    close: () =>
      new Promise((resolve) => {
        closing.abort();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  response: ServerResponse<IncomingMessage>,
  fault: Fault | undefined,
  forward: () => Promise<Answer>,
  signal: AbortSignal,
): Promise<void> {
  switch (fault?.kind) {
    case undefined:
      return pass(response, await forward());
    case 'delay':
      await wait(fault.ms, undefined, { signal });
      return pass(response, await forward());
    case 'cut-before':
      return cut(response);
    case 'cut-after':
      await forward();
      return cut(response);
    case 'bad-gateway-before':
      return page(response, 502);
    case 'bad-gateway-after':
      await forward();
      return page(response, 502);
    case 'html-after':
      await forward();
      return page(response, 200);
    case 'truncate':
      return truncate(response, await forward());
    case 'stall':
      begin(response, await forward());
      await wait(fault.ms, undefined, { ref: false, signal });
      return cut(response);
  }
}

function pass(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, headers).end(body);
}

/** The HTML page of a gateway or a captive portal. */
function page(response: ServerResponse, status: number): void {
  response
    .writeHead(status, { 'content-type': 'text/html' })
    .end('<!doctype html><title>Gateway</title><p>Try later');
}

/** Sends the headers and the first half of the body, and keeps the connection open. */
function begin(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { ...headers, 'content-length': body.length });
  response.write(body.subarray(0, Math.floor(body.length / 2)));
}

function truncate(response: ServerResponse, whole: Answer): void {
  begin(response, whole);
  // The written half must be sent first; otherwise the browser would see a reset instead of half an answer.
  response.write('', () => response.socket?.destroySoon());
}

/** Resets the connection, as a broken network does. */
function cut(response: ServerResponse): void {
  response.socket?.resetAndDestroy();
}

function referenceOf(body: Buffer): string | undefined {
  try {
    const { reference } = JSON.parse(body.toString('utf8'));
    return typeof reference === 'string' ? reference : undefined;
  } catch {
    return undefined;
  }
}
