import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isPurchase, onPurchase } from './fault.ts';
import { type FaultProxy, startFaultProxy } from './faultProxy.ts';

const path = '/api/v1/agent/services/data/purchase';
const answer = JSON.stringify({ message: 'Sold', data: { ref: 'OJA-1' } });

let reached: string[];
let closeServer: () => void;
let proxy: FaultProxy;

beforeEach(async () => {
  reached = [];
  const server = createServer((request, response) => {
    reached.push(`${request.method} ${request.url}`);
    response.writeHead(201, { 'content-type': 'application/json' }).end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  proxy = await startFaultProxy(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  closeServer = () => server.close();
});

afterEach(async () => {
  await proxy.close();
  closeServer();
});

function buy(signal?: AbortSignal): Promise<Response> {
  return fetch(`${proxy.url}${path}`, {
    method: 'POST',
    body: JSON.stringify({ reference: 'key-1' }),
    ...(signal ? { signal } : {}),
  });
}

describe('the fault proxy', () => {
  it('forwards a request unchanged and records it', async () => {
    const response = await buy();
    expect([response.status, await response.text()]).toEqual([201, answer]);
    expect(proxy.seen).toEqual([{ method: 'POST', path, reference: 'key-1', fault: undefined }]);
  });

  it('cuts before: drops the request before the server receives it', async () => {
    proxy.follow(onPurchase({ kind: 'cut-before' }));
    await expect(buy()).rejects.toThrow();
    expect(reached).toEqual([]);
  });

  it('cuts after: drops the answer of the server', async () => {
    proxy.follow(onPurchase({ kind: 'cut-after' }));
    await expect(buy()).rejects.toThrow();
    expect(reached).toEqual([`POST ${path}`]);
  });

  it.each([
    ['bad-gateway-before', 502, 0],
    ['bad-gateway-after', 502, 1],
    ['html-after', 200, 1],
  ] as const)('replaces the answer by an HTML page for %s', async (kind, status, reachedTimes) => {
    proxy.follow(onPurchase({ kind }));
    const response = await buy();
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(reached).toHaveLength(reachedTimes);
  });

  it('truncates: sends the status and ends the body early', async () => {
    proxy.follow(onPurchase({ kind: 'truncate' }));
    const response = await buy();
    expect(response.status).toBe(201);
    await expect(response.text()).rejects.toThrow();
  });

  it('stalls: sends the start of the body and nothing more', async () => {
    proxy.follow(onPurchase({ kind: 'stall', ms: 30_000 }));
    const gaveUp = new AbortController();
    const response = await buy(gaveUp.signal);
    expect(response.status).toBe(201);
    const reader = response.body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    expect(answer.startsWith(new TextDecoder().decode(value))).toBe(true);
    const rest = reader?.read();
    gaveUp.abort();
    await expect(rest).rejects.toThrow(/abort/i);
  });

  it('delays: forwards the request later', async () => {
    proxy.follow(onPurchase({ kind: 'delay', ms: 1 }));
    expect((await buy()).status).toBe(201);
  });

  it('delays one request while another one passes', async () => {
    proxy.follow(onPurchase({ kind: 'delay', ms: 600_000 }));
    const delayed = buy().catch(() => 'given up');
    await expect.poll(() => proxy.seen.length).toBe(1);
    expect((await fetch(`${proxy.url}/api/v1/agent/wallet/balance`)).status).toBe(201);
    expect(reached).toEqual(['GET /api/v1/agent/wallet/balance']);
    await proxy.close();
    expect(await delayed).toBe('given up');
  });

  it('injects faults only into the planned purchases', async () => {
    proxy.follow(onPurchase({ kind: 'cut-after' }, 2));
    expect((await fetch(`${proxy.url}/api/v1/agent/wallet/balance`)).status).toBe(201);
    await expect(buy()).rejects.toThrow();
    await expect(buy()).rejects.toThrow();
    expect((await buy()).status).toBe(201);
    expect(proxy.seen.filter(isPurchase)).toHaveLength(3);
  });
});
