import { type demoTransactions, ok, type Reply } from '@oja/core/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createTestClient } from '../testing/testClient.ts';

export type Wire = typeof demoTransactions;

/** A client whose server has these transactions. */
export const clientWith = (transactions: Wire) =>
  createTestClient({ answers: { transactions: () => ok(transactions) } }).client;

/** A client, and a function that returns the queries of its transaction requests. */
export function clientAsked(answer: (query: URLSearchParams) => Reply<Wire> | Promise<Reply<Wire>>) {
  const { client, server } = createTestClient({ answers: { transactions: ({ query }) => answer(query) } });
  const asked = () =>
    server.calls.flatMap(({ name, query }) => (name === 'transactions' ? [Object.fromEntries(query)] : []));
  return { client, asked };
}

/** Waits for the row with this name. */
export const row = (name: RegExp) => screen.findByRole('button', { name });

/** Waits for the button with this name and presses it. */
export const press = async (name: RegExp | string) =>
  userEvent.click(await screen.findByRole('button', { name }));

/** Returns the refs of the rows, from the top. */
export const rowNames = () =>
  [...document.querySelectorAll<HTMLElement>('li[data-id] > button')].map(({ dataset }) => dataset['ref']);
