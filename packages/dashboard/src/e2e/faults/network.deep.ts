import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import type { FaultKind } from './faultKinds.ts';
import { type DeviceNetwork, startDeviceNetwork } from './network.helper.ts';

/** An API that answers with the number of the request and its authorization header. */
async function startCountingApi() {
  let count = 0;
  const server = createServer((request, response) => {
    count += 1;
    response.end(`${count} ${request.headers.authorization}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

let network: DeviceNetwork;
let api: Awaited<ReturnType<typeof startCountingApi>>;

afterEach(async () => {
  await network.close();
  api.server.close();
});

async function start() {
  api = await startCountingApi();
  network = await startDeviceNetwork(api.url, {});
  const load = async (token: string) => {
    const response = await fetch(`${network.url}/api/v1/agent/auth/user`, {
      headers: { authorization: token },
    });
    return response.text();
  };
  const meet = (kind: FaultKind) => network.follow(() => ({ kind, after: true, delayMs: 0 }));
  return { load, meet };
}

it('answers a stale request with the first answer to the same agent, never to another (seed 102)', async () => {
  const { load, meet } = await start();
  meet('stale');
  expect(await load('first')).toBe('1 first');
  expect(await load('other')).toBe('2 other');
  expect(await load('first')).toBe('1 first');
});

it('forgets stale answers when the next schedule starts', async () => {
  const { load, meet } = await start();
  meet('stale');
  await load('first');
  meet('stale');
  expect(await load('first')).toBe('2 first');
});
