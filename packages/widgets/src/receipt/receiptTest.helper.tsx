import { demoTransaction, fixtures, lost, ok, type Reply } from '@oja/core/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { type DemoPurchase, powerSale } from '../testing/demoPurchases.ts';
import { type Answers, createTestClient, type TestClientSetup } from '../testing/testClient.ts';
import { receipt as words } from '../text/en/receipt.ts';
import { Receipt, type ReceiptProps } from './Receipt.tsx';

export type Found = Reply<ReturnType<typeof demoTransaction>>;

/** Answers each request for the transaction with the next reply, and repeats the last one. */
export const answering = (...replies: readonly Found[]): Answers => {
  let asked = 0;
  const last = replies.length - 1;
  return {
    transactions: () => ok([]),
    contact: () => ok(fixtures.contact),
    transaction: () => replies[Math.min(asked++, last)] ?? lost,
  };
};
export const found = (sale: DemoPurchase = powerSale): Found => ok(demoTransaction(sale));

/** The server's statement of a refund. */
export const refund = { ref: 'OJA-9102', amount: '456.00', createdAt: '2026-11-21T09:50:00+01:00' };
/** The same balance before and after the purchase. */
export const unmoved = { details: { balance: { before: '48250.00', after: '48250.00' } } };

export function show(answers: Answers, props: Partial<ReceiptProps> = {}, setup: TestClientSetup = {}) {
  const testClient = createTestClient({ ...setup, answers });
  const view = render(<Receipt client={testClient.client} reference="OJA-9101" {...props} />);
  return { ...testClient, ...view };
}
export const widget = () => screen.getByRole('region', { name: words.title });
export const settled = () => waitFor(() => expect(widget()).toHaveAttribute('aria-busy', 'false'));
/** The announced head of the receipt: the first status region. */
export const news = () => screen.getAllByRole('status')[0] ?? widget();
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** The text of the term's value. */
export const besideTerm = (term: string) =>
  screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;
