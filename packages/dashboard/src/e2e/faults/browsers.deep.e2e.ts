import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Device, startDevice } from './browsers.helper.ts';
import { deviceScript } from './device.helper.ts';

const server = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/html' }).end('<title>A page</title>');
});
let device: Device;
let url: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
  device = await startDevice('chromium');
});
afterEach(() => device.closeTabs());
afterAll(async () => {
  await device?.close();
  server.close();
});

it('restores a page from the back/forward cache', async () => {
  const tab = await device.open();
  await tab.goto(`${url}/left`);
  await tab.evaluate(() => {
    document.title = 'As it was left';
  });
  await tab.goto(`${url}/other`);
  await tab.goBack();
  expect(await tab.evaluate(() => document.title)).toBe('As it was left');
});

it('runs only the current schedule’s script in a reused tab', async () => {
  device.runFirst('globalThis.first = true');
  const before = await device.open();
  await before.goto(url);
  await device.closeTabs();
  device.runFirst('globalThis.second = true');
  const tab = await device.open();
  await tab.goto(url);
  const found = await tab.evaluate(() => ['first', 'second'].filter((name) => name in globalThis));
  expect(found).toEqual(['second']);
});

it('speeds up the app’s timers, except its timeout for opening a database', async () => {
  device.runFirst(deviceScript(Date.now()));
  const tab = await device.open();
  await tab.goto(url);
  const order = await tab.evaluate(async () => {
    const ended: string[] = [];
    const wait = (name: string, ms: number) =>
      new Promise<void>((resolve) => {
        setTimeout(() => resolve(void ended.push(name)), ms);
      });
    indexedDB.open('any');
    const database = wait('database', 1_000);
    await Promise.resolve();
    await Promise.all([database, wait('any other', 4_000)]);
    return ended;
  });
  expect(order).toEqual(['any other', 'database']);
});
