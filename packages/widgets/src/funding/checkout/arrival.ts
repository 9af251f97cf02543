import { type Checkout, type Client, type Kobo, kobo, type Problem } from '@oja/core';

/**
 * Result of a payment. `arrived`: the server lists it as delivered. `rose`: the server can't look up one payment, and
 * the balance rose by at least its net amount. `refused`: the server says that the payment failed.
 */
export type Arrival =
  | { readonly kind: 'arrived' | 'rose'; readonly amount: Kobo }
  | { readonly kind: 'refused' };

/** Looks up the payment, and refreshes the balance and the history. Returns `null` until the payment has a result. */
export async function findArrival(
  client: Client,
  offer: Checkout,
  before: Kobo | null,
): Promise<Arrival | null> {
  await Promise.all([client.wallet.refresh(), client.transactions.refresh()]);
  const found = await client.transactions.find(offer.reference);
  if (found.ok) {
    const { status, amount } = found.data;
    if (status === 'delivered') return { kind: 'arrived', amount };
    return status === 'failed' || status === 'reversed' ? { kind: 'refused' } : null;
  }
  if (saysNotYet(found.problem)) return null;
  const balance = client.wallet.state.peek().data?.balance;
  if (before === null || balance === undefined || balance - before < offer.net) return null;
  return { kind: 'rose', amount: kobo(balance - before) };
}

/** The server can look up a payment but does not have this one: a risen balance then has another cause. */
const saysNotYet = (problem: Problem) => problem.kind === 'client' && problem.failure?.code === 'not_found';
