import type { Client } from '@oja/core';
import { afterEach, expect, it, vi } from 'vitest';
import { routes } from '../routes.tsx';
import { findRoute } from '../routing/route.ts';
import { loadFirst, untilAnswered } from './loadFirst.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** `answers` resolves once the API has answered. */
function clientForTests(answers = Promise.resolve()) {
  const loaded: string[] = [];
  const store = (name: string) => ({
    load() {
      loaded.push(name);
      return answers;
    },
  });
  const client = {
    wallet: store('wallet'),
    transactions: store('transactions'),
    services: store('services'),
    getStore: () => store('notices'),
  } as unknown as Client;
  return { client, loaded };
}

it.each([
  ['/', ['wallet', 'notices', 'transactions', 'services']],
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
  expect(loaded).toEqual(['wallet', 'notices', 'transactions', 'services']);
});

it('resolves with the last answer, so that the first render has it', async () => {
  let answer = () => {};
  const { client } = clientForTests(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const done = vi.fn();
  const load = loadFirst(client, findRoute(routes, '/'), null).then(done);
  await new Promise((resolve) => setTimeout(resolve));
  expect(done).not.toHaveBeenCalled();
  answer();
  await load;
});

it('ends the wait with the answers, or without them after a short time', async () => {
  vi.useFakeTimers();
  await untilAnswered(Promise.resolve());
  const done = vi.fn();
  untilAnswered(new Promise(() => {})).then(done);
  await vi.advanceTimersByTimeAsync(399);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalled();
});
