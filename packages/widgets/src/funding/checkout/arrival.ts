import { type Checkout, type Client, type Kobo, kobo, type Problem } from '@oja/core';

/**
 * What became of a payment. `arrived`: the server lists it as ours. `rose`: a server that can't be asked for one
 * payment, and there is at least as much more in the balance. `refused`: the server says that it failed.
 */
export type Arrival =
  | { readonly kind: 'arrived' | 'rose'; readonly amount: Kobo }
  | { readonly kind: 'refused' };

/** Asks the server for the payment, and refreshes balance and list on the way. Null while it is not there. */
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

/** A server that can be asked for one payment, and has not got it: a balance that rose then has another reason. */
const saysNotYet = (problem: Problem) => problem.kind === 'client' && problem.failure?.code === 'not_found';
