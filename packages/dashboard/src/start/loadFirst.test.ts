import type { Client } from '@oja/core';
import { expect, it, vi } from 'vitest';
import { routes } from '../routes.tsx';
import { findRoute } from '../routing/route.ts';
import { loadFirst } from './loadFirst.ts';

it.each([
  ['/', ['wallet', 'transactions']],
  ['/services/data', ['services']],
  ['/user/transactions', ['transactions']],
  ['/user/profile', []],
])('loads for %s what its screen shows first', (path, expected) => {
  const loaded: string[] = [];
  const store = (name: string) => ({ load: vi.fn(() => loaded.push(name)) });
  const client = {
    wallet: store('wallet'),
    transactions: store('transactions'),
    services: store('services'),
  } as unknown as Client;
  loadFirst(client, findRoute(routes, path));
  expect(loaded).toEqual(expected);
});
