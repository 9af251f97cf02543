import { demoTransaction, ok } from '@oja/core/testing';
import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answers, TestClientSetup } from '../testing/testClient.ts';
import { type CategoryPurchaseProps, DataPurchase } from './index.ts';
import { openPurchase } from './openPurchase.helper.tsx';
import type { StoryContext } from './purchase.helper.ts';

/** The test page in the form that the stories' steps take. */
export const story = { canvas: within(document.body), userEvent } as unknown as StoryContext;

/** A server that answers each purchase with this status. */
export const sold = (status: string): Answers => ({
  purchase: ({ body }) => ok(demoTransaction({ reference: body.reference, status }), { status: 201 }),
});

/** Renders the data purchase. `purchases` returns the purchase requests, with their references. */
export function openData(setup: TestClientSetup = {}, props: Partial<CategoryPurchaseProps> = {}) {
  const { client, server } = openPurchase(DataPurchase, setup, props);
  return {
    client,
    purchases: () => server.calls.flatMap((call) => (call.name === 'purchase' ? [call] : [])),
  };
}
