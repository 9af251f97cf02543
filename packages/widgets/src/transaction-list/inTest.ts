import { type demoTransactions, ok } from '@oja/core/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createTestClient } from '../testing/testClient.ts';

export type Wire = typeof demoTransactions;

/** A client whose server has these transactions. */
export const clientWith = (transactions: Wire) =>
  createTestClient({ answers: { transactions: () => ok(transactions) } }).client;

/** The row with this name, once it is there. */
export const row = (name: RegExp) => screen.findByRole('button', { name });

/** Presses the button with this name, once it is there. */
export const press = async (name: RegExp | string) =>
  userEvent.click(await screen.findByRole('button', { name }));

/** The refs of the rows that are shown, from the top. */
export const rowNames = () =>
  [...document.querySelectorAll<HTMLElement>('li[data-id] > button')].map(({ dataset }) => dataset['ref']);
