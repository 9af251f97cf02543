import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { demoTransaction } from '../contract/demo/agent.ts';
import { endpoints } from '../contract/endpoints.ts';
import { moneyOutcome } from './moneyOutcome.ts';
import { createTransport } from './transport.ts';

const open: Server[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** A real server on loopback. `online` returns whether the device is online at each check. */
async function serve(listener: RequestListener, online: () => boolean = () => true) {
  let requests = 0;
  let answers = 0;
  const server = createServer((request, response) => {
    requests += 1;
    listener(request, response);
  });
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const transport = createTransport({
    fetch: async (...asked) => {
      const response = await fetch(...asked);
      answers += 1;
      return response;
    },
    isOnline: online,
    wait: async () => {},
    random: () => 0,
    apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    idempotencyHeader: false,
  });
  const buy = (more: { signal?: AbortSignal } = {}) =>
    transport(
      endpoints.purchase,
      {
        params: { category: 'data' },
        body: {
          reference: '4f1f5cb0-9d5e-4c57-8a1a-0d7c8b1a2e3f',
          serviceId: 'mtn-data',
          recipient: '08031234567',
          expectedPrice: '456.00',
        },
        ...more,
      },
      'a-token',
    );
  return { buy, requests: () => requests, answers: () => answers };
}

const answer = JSON.stringify({ data: demoTransaction() });
const json = { 'content-type': 'application/json' };

async function problemOf(result: Awaited<ReturnType<Awaited<ReturnType<typeof serve>>['buy']>>) {
  if (result.ok) throw new Error('It succeeded');
  return result.problem;
}

describe('a purchase over a real connection', () => {
  it('succeeds when the server answers with a transaction', async () => {
    const { buy } = await serve((_, response) => response.writeHead(201, json).end(answer));
    expect(await buy()).toMatchObject({ ok: true, data: { status: 'delivered', amount: 45_600 } });
  });

  /** Stops the clock until a test advances it. Sockets still work. */
  const stopTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

  it('times out while it waits for the headers', async () => {
    const { buy, requests } = await serve(() => {});
    stopTime();
    const bought = buy();
    await expect.poll(requests).toBe(1);
    vi.runOnlyPendingTimers();
    expect(await problemOf(await bought)).toMatchObject({ kind: 'timeout', phase: 'sent' });
  });

  it('times out in the middle of the body', async () => {
    const { buy, answers } = await serve((_, response) => {
      response.writeHead(201, json).write(answer.slice(0, 40));
    });
    stopTime();
    const bought = buy();
    await expect.poll(answers).toBe(1);
    vi.runOnlyPendingTimers();
    expect(await problemOf(await bought)).toMatchObject({ kind: 'timeout', phase: 'headers' });
  });

  it('can be cancelled by its caller, which leaves the charge unknown', async () => {
    const controller = new AbortController();
    const { buy } = await serve(() => controller.abort());
    const problem = await problemOf(await buy({ signal: controller.signal }));
    expect(problem).toMatchObject({ kind: 'cancel', phase: 'sent' });
    expect(moneyOutcome(problem)).toBe('unknown');
  });

  it('fails as a connection problem if the connection is reset before the headers', async () => {
    const { buy } = await serve((request) => void request.socket.resetAndDestroy());
    expect(await problemOf(await buy())).toMatchObject({ kind: 'connection', phase: 'sent' });
  });

  it('fails as a connection problem if the connection is reset in the middle of the body', async () => {
    const { buy } = await serve((request, response) => {
      response.writeHead(201, json).write(answer.slice(0, 40), () => request.socket.resetAndDestroy());
    });
    expect(await problemOf(await buy())).toMatchObject({ kind: 'connection' });
  });

  it('fails as a connection problem with an unknown charge if no server listens', async () => {
    const { buy } = await serve(() => {});
    const server = open.pop();
    await new Promise((resolve) => server?.close(resolve));
    const problem = await problemOf(await buy());
    expect(problem).toMatchObject({ kind: 'connection', code: 'CONNECTION_ERROR' });
    expect(moneyOutcome(problem)).toBe('unknown');
  });

  it('fails as a network problem if the device is offline at the reset', async () => {
    let online = true;
    const { buy } = await serve(
      (request) => {
        online = false;
        request.socket.resetAndDestroy();
      },
      () => online,
    );
    const problem = await problemOf(await buy());
    expect(problem).toMatchObject({ kind: 'network', code: 'NETWORK_ERROR', phase: 'sent' });
    expect(moneyOutcome(problem)).toBe('unknown');
  });

  it.each([
    ['with a length that is too long', { ...json, 'content-length': String(answer.length) }],
    ['in chunks', { ...json, 'transfer-encoding': 'chunked' }],
    ['until the connection closes', { ...json, connection: 'close' }],
  ])('leaves the charge unknown if the JSON is truncated, framed %s', async (_, headers) => {
    const { buy } = await serve((request, response) => {
      response.writeHead(201, headers).write(answer.slice(0, -20), () => request.socket.end());
    });
    const problem = await problemOf(await buy());
    expect(['connection', 'unknown']).toContain(problem.kind);
    expect(moneyOutcome(problem)).toBe('unknown');
  });

  it('fails as an unexpected response if truncated JSON is framed as complete', async () => {
    const { buy } = await serve((_, response) => response.writeHead(201, json).end(answer.slice(0, -20)));
    expect(await problemOf(await buy())).toMatchObject({ kind: 'unknown', reason: 'unexpected-response' });
  });

  it.each(['text/html', 'application/json'])(
    'fails as an unexpected response if a page has status 200 and the type %s',
    async (type) => {
      const { buy } = await serve((_, response) =>
        response.writeHead(200, { 'content-type': type }).end('<html>Log in to the Wi-Fi</html>'),
      );
      expect(await problemOf(await buy())).toMatchObject({ kind: 'unknown', reason: 'unexpected-response' });
    },
  );

  it.each([
    [403, 'client'],
    [404, 'client'],
    [500, 'server'],
    [502, 'server'],
    [504, 'server'],
  ])('leaves the charge unknown after a page with status %d, which is a %s error', async (status, kind) => {
    const { buy, requests } = await serve((_, response) =>
      response.writeHead(status, { 'content-type': 'text/html' }).end(`<h1>${status}</h1>`),
    );
    const problem = await problemOf(await buy());
    expect(problem).toMatchObject({ kind, status, failure: null });
    expect(moneyOutcome(problem)).toBe('unknown');
    expect(requests()).toBe(1);
  });

  it.each([302, 307, 308])('is not posted again to the address in a %d', async (status) => {
    const seen: string[] = [];
    const { buy } = await serve((request, response) => {
      seen.push(request.url ?? '');
      response.writeHead(status, { location: '/elsewhere' }).end();
    });
    expect(moneyOutcome(await problemOf(await buy()))).toBe('unknown');
    expect(seen).toEqual(['/api/v1/agent/services/data/purchase']);
  });

  it('fails without reading further if the answer exceeds 5 MB', async () => {
    const { buy } = await serve((_, response) => {
      response.writeHead(200, json).end(`{"data":"${'x'.repeat(6 * 1024 * 1024)}"}`);
    });
    expect(await problemOf(await buy())).toMatchObject({
      kind: 'unknown',
      reason: 'unexpected-response',
      phase: 'headers',
      path: 'body',
    });
  });

  it('is parsed from chunks that split a character', async () => {
    const bytes = Buffer.from(JSON.stringify({ data: demoTransaction({ name: 'MTN · 1 GB · ₦456' }) }));
    const cut = bytes.indexOf(Buffer.from('₦')) + 1;
    const { buy } = await serve((_, response) => {
      response.writeHead(201, json);
      response.write(bytes.subarray(0, cut), () => setImmediate(() => response.end(bytes.subarray(cut))));
    });
    expect(await buy()).toMatchObject({ ok: true, data: { name: 'MTN · 1 GB · ₦456' } });
  });
});
