import { createHmac, timingSafeEqual } from 'node:crypto';
import { kobo, parseNaira } from '@oja/core';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { dedicatedAccounts, fundings } from '../database/funding.schema.ts';
import type { House } from '../house.ts';
import { Refusal } from '../http/refusal.ts';
import { credit } from './credit.ts';
import { TRANSFER_FEE } from './fees.ts';

const amount = v.pipe(v.string(), v.regex(/^\d{1,13}\.\d{2}$/));
const eventSchema = v.variant('event', [
  v.object({ event: v.literal('charge.success'), reference: v.string(), amount }),
  v.object({
    event: v.literal('transfer.received'),
    /** The bank's own number of the transfer: told of twice, it is credited once. */
    id: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
    accountNumber: v.string(),
    amount,
  }),
]);
export type PaymentEvent = v.InferOutput<typeof eventSchema>;

/** What the payment provider writes into the `X-Signature` header: HMAC-SHA256 of the raw body, in hex. */
export const sign = (body: string, secret: string): string =>
  createHmac('sha256', secret).update(body).digest('hex');

function isSigned(body: string, signature: string, secret: string): boolean {
  const expected = Buffer.from(sign(body, secret));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/**
 * The webhook is the only proof of a payment. A wrong signature is refused; what we don't know is acknowledged and left
 * alone, or the provider would send it for ever. `true` when the wallet was credited by this very call.
 */
export async function receivePayment(
  body: string,
  signature: string,
  secret: string,
  house: House,
): Promise<boolean> {
  if (!isSigned(body, signature, secret))
    throw new Refusal(401, 'bad_signature', 'This is not signed by us.');
  let raw: unknown;
  try {
    raw = JSON.parse(body);
  } catch {
    return false;
  }
  const event = v.safeParse(eventSchema, raw);
  if (!event.success) return false;
  return event.output.event === 'charge.success'
    ? charge(event.output, house)
    : transfer(event.output, house);
}

type Of<E extends PaymentEvent['event']> = Extract<PaymentEvent, { event: E }>;

function charge(
  { reference, amount: wire }: Of<'charge.success'>,
  { db, clock, log }: House,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [funding] = await tx.select().from(fundings).where(eq(fundings.reference, reference));
    if (funding?.method !== 'automatic') return false;
    if (parseNaira(wire) !== funding.amount) {
      log({ level: 'error', what: 'a payment of another amount than was asked for' });
      return false;
    }
    return credit(tx, funding, 'awaiting-payment', new Date(clock()));
  });
}

function transfer({ id, accountNumber, amount: wire }: Of<'transfer.received'>, { db, clock, log }: House) {
  const paid = parseNaira(wire) ?? kobo(0);
  return db.transaction(async (tx) => {
    const owned = eq(dedicatedAccounts.accountNumber, accountNumber);
    const [account] = await tx.select().from(dedicatedAccounts).where(owned);
    if (!account || paid <= TRANSFER_FEE) {
      log({ level: 'error', what: 'a transfer that nobody can be credited for' });
      return false;
    }
    const at = new Date(clock());
    const [funding] = await tx
      .insert(fundings)
      .values({
        reference: `TRF-${id}`,
        agentId: account.agentId,
        method: 'transfer',
        status: 'awaiting-payment',
        amount: paid,
        fee: TRANSFER_FEE,
        createdAt: at,
      })
      .onConflictDoNothing()
      .returning();
    return funding ? credit(tx, funding, 'awaiting-payment', at) : false;
  });
}
