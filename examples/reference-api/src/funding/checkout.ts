import { randomInt } from 'node:crypto';
import { formatMoney, type Kobo, kobo, parseNaira } from '@oja/core';
import { eq } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { fundings } from '../database/funding.schema.ts';
import { agents } from '../database/identity.schema.ts';
import { logFailure } from '../http/describeError.ts';
import { invalid, Refusal } from '../http/refusal.ts';
import { newRef } from '../sale/newRef.ts';
import { checkoutFee, LEAST_FUNDING, MOST_FUNDING } from './fees.ts';

/** Creates a reference such as "FND-20261121-7K3M9QXA41". */
export const newFundingReference = (at: Date): string => newRef(at, randomInt).replace(/^OJA/, 'FND');

/** Parses the amount of a funding in naira. Throws a 400 if it is invalid, below `least` or above the maximum. */
export function readAmount(wire: string, least: Kobo): Kobo {
  const amount = parseNaira(wire);
  if (amount === null || amount < least || amount > MOST_FUNDING)
    throw invalid('amount', `Enter an amount from ${formatMoney(least)} to ${formatMoney(MOST_FUNDING)}.`);
  return amount;
}

export interface Checkout {
  readonly reference: string;
  readonly checkoutUrl: string;
  readonly fee: Kobo;
  readonly net: Kobo;
}

/**
 * Starts a payment and returns its fee and net amount before anyone pays. The wallet changes only when the webhook
 * arrives.
 */
export async function startCheckout(agentId: string, wire: string, context: AppContext): Promise<Checkout> {
  const amount = readAmount(wire, LEAST_FUNDING);
  const fee = checkoutFee(amount);
  const createdAt = new Date(context.clock());
  const reference = newFundingReference(createdAt);
  const row = { reference, agentId, amount, fee, createdAt };
  await context.db.insert(fundings).values({ ...row, method: 'automatic', status: 'awaiting-payment' });
  const checkoutUrl = await openCheckout(agentId, { reference, amount }, context);
  return { reference, checkoutUrl, fee, net: kobo(amount - fee) };
}

async function openCheckout(
  agentId: string,
  { reference, amount }: { readonly reference: string; readonly amount: Kobo },
  context: AppContext,
): Promise<string> {
  const { db, payments, publicUrl } = context;
  const [agent] = await db.select({ email: agents.email }).from(agents).where(eq(agents.id, agentId));
  const payment = { reference, amount, email: agent?.email ?? '', returnUrl: `${publicUrl}/` };
  try {
    return await payments.openCheckout(payment);
  } catch (error) {
    logFailure('no payment page could be opened', error, context);
    const message = 'The payment page can’t be opened right now. Nothing was paid. Try again in a moment.';
    throw new Refusal(503, 'payments_unavailable', message, { headers: { 'Retry-After': '30' } });
  }
}
