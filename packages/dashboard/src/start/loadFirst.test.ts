import type { Client } from '@oja/core';
import { expect, it, vi } from 'vitest';
import { routes } from '../routes.tsx';
import { findRoute } from '../routing/route.ts';
import { loadFirst } from './loadFirst.ts';

function clientForTests() {
  const loaded: string[] = [];
  const store = (name: string) => ({ load: vi.fn(() => loaded.push(name)) });
  const client = {
    wallet: store('wallet'),
    transactions: store('transactions'),
    services: store('services'),
  } as unknown as Client;
  return { client, loaded };
}

it.each([
  ['/', ['wallet', 'transactions']],
  ['/services/data', ['services']],
  ['/user/transactions', ['transactions']],
  ['/user/profile', []],
])('loads for %s what its screen shows first', async (path, expected) => {
  const { client, loaded } = clientForTests();
  await loadFirst(client, findRoute(routes, path), null);
  expect(loaded).toEqual(expected);
});

it('sends nothing before the figures of the last visit are open, which an offline start shows', async () => {
  const { client, loaded } = clientForTests();
  let open = () => {};
  const figures = new Promise<void>((resolve) => {
    open = resolve;
  });
  const load = loadFirst(client, findRoute(routes, '/'), figures);
  await new Promise((resolve) => setTimeout(resolve));
  expect(loaded).toEqual([]);
  open();
  await load;
  expect(loaded).toEqual(['wallet', 'transactions']);
});
