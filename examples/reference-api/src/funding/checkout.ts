import { randomInt } from 'node:crypto';
import { formatMoney, type Kobo, kobo, parseNaira } from '@oja/core';
import { eq } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { fundings } from '../database/funding.schema.ts';
import { agents } from '../database/identity.schema.ts';
import { logFailure } from '../http/describeError.ts';
import { invalid, Refusal } from '../http/refusal.ts';
import type { AgentCaller, WidgetCaller } from '../identity/caller.ts';
import { countTry } from '../limits/countTry.ts';
import { newRef } from '../sale/reference.ts';

/** The minimum and the maximum of one funding. */
export const LEAST_FUNDING: Kobo = kobo(10_000);
export const MOST_FUNDING: Kobo = kobo(100_000_000);
/** The minimum of a manual transfer, because a person reviews it. */
export const LEAST_MANUAL: Kobo = kobo(100_000);

const CAP = 200_000;
const FLAT = 10_000;
const FLAT_FROM = 250_000;

/** The fee of a card payment: 1.5 %, plus ₦100 from ₦2,500 on, at most ₦2,000 (a local card at Paystack, late 2025). */
export function checkoutFee(amount: Kobo): Kobo {
  const flat = amount < FLAT_FROM ? 0 : FLAT;
  return kobo(Math.min(CAP, Math.ceil(amount * 0.015) + flat));
}

/** The bank's fee for a transfer to a dedicated account: ₦50. */
export const TRANSFER_FEE: Kobo = kobo(5_000);

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

/** The caller that starts a payment into the wallet of its agent. */
type Payer = AgentCaller | WidgetCaller;

/**
 * Starts a payment and returns its fee and net amount before anyone pays. The wallet changes only when the webhook
 * arrives. Limits the payments of a widget session, because each is a row that is kept.
 */
export async function startCheckout(caller: Payer, wire: string, context: AppContext): Promise<Checkout> {
  const amount = readAmount(wire, LEAST_FUNDING);
  const { agentId } = caller;
  if (caller.kind === 'widget')
    await countTry('checkout:session', caller.widgetSessionId, context, { agentId });
  const fee = checkoutFee(amount);
  const createdAt = new Date(context.clock());
  const reference = newFundingReference(createdAt);
  const row = { reference, agentId, amount, fee, createdAt };
  await context.db.insert(fundings).values({ ...row, method: 'automatic', status: 'awaiting-payment' });
  const checkoutUrl = await openCheckout(caller, { reference, amount }, context);
  return { reference, checkoutUrl, fee, net: kobo(amount - fee) };
}

async function openCheckout(
  caller: Payer,
  { reference, amount }: { readonly reference: string; readonly amount: Kobo },
  context: AppContext,
): Promise<string> {
  const { db, payments, publicUrl } = context;
  const [agent] = await db.select({ email: agents.email }).from(agents).where(eq(agents.id, caller.agentId));
  const returnUrl = `${caller.kind === 'widget' ? caller.origin : publicUrl}/`;
  const payment = { reference, amount, email: agent?.email ?? '', returnUrl };
  try {
    return await payments.openCheckout(payment);
  } catch (error) {
    logFailure('no payment page could be opened', error, context);
    const message = 'The payment page can’t be opened right now. Nothing was paid. Try again in a moment.';
    throw new Refusal(503, 'payments_unavailable', message, { headers: { 'Retry-After': '30' } });
  }
}
