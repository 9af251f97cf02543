import { createHmac, timingSafeEqual } from 'node:crypto';
import { kobo, MINUTE, parseNaira } from '@oja/core';
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import * as v from 'valibot';
import type { AppContext } from '../appContext.ts';
import { dedicatedAccounts, fundings } from '../database/funding.schema.ts';
import type { Env } from '../http/env.ts';
import { Refusal } from '../http/refusal.ts';
import { TRANSFER_FEE } from './checkout.ts';
import { credit } from './credit.ts';

const amount = v.pipe(v.string(), v.regex(/^\d{1,13}\.\d{2}$/));
/** ISO 4217. The wallets are in naira: a payment in another currency is not credited. */
const currency = v.string();
const eventSchema = v.variant('event', [
  v.object({ event: v.literal('charge.success'), reference: v.string(), amount, currency }),
  v.object({
    event: v.literal('transfer.received'),
    /** The bank's own number of the transfer. A repeated event credits it once. */
    id: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
    accountNumber: v.string(),
    amount,
    currency,
  }),
]);
export type PaymentEvent = v.InferOutput<typeof eventSchema>;

/**
 * Maximum difference between the signature's time and ours, in ms, so that a recorded event can't be replayed later.
 */
const TOLERANCE_MS = 5 * MINUTE;

const digest = (body: string, seconds: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest();

/**
 * Creates the `X-Signature` header of a payment event: `t=<seconds since 1970>,v1=<HMAC-SHA256 of the time, a dot and
 * the raw body, in hex>`. The provider signs each attempt anew. `at` in ms.
 */
export function sign(body: string, secret: string, at = Date.now()): string {
  const seconds = String(Math.floor(at / 1000));
  return `t=${seconds},v1=${digest(body, seconds, secret).toString('hex')}`;
}

/** The reason why a signature is invalid; `undefined` for a valid one. */
function signatureFault(body: string, signature: string, secret: string, now: number): string | undefined {
  const [, seconds = '', hex = ''] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(signature) ?? [];
  if (hex === '' || !timingSafeEqual(Buffer.from(hex, 'hex'), digest(body, seconds, secret)))
    return 'wrong signature';
  return Math.abs(now - Number(seconds) * 1000) > TOLERANCE_MS ? 'old signature' : undefined;
}

/**
 * Handles a payment event: the webhook is the only proof of a payment. Throws for a wrong or old signature.
 * Acknowledges and ignores an unknown event, or the provider would resend it forever. Returns `true` if this call
 * credited the wallet.
 */
export async function receivePayment(
  body: string,
  signature: string,
  secret: string,
  context: AppContext,
): Promise<boolean> {
  const fault = signatureFault(body, signature, secret, context.clock());
  if (fault !== undefined) {
    context.security({ event: 'webhook-refused', reason: fault });
    throw new Refusal(
      401,
      'bad_signature',
      'The signature is wrong, or its timestamp is more than five minutes off.',
    );
  }
  let raw: unknown;
  try {
    raw = JSON.parse(body);
  } catch {
    return false;
  }
  const event = v.safeParse(eventSchema, raw);
  if (!event.success) return false;
  return event.output.event === 'charge.success'
    ? charge(event.output, context)
    : transfer(event.output, context);
}

const CURRENCY = 'NGN';

type Of<E extends PaymentEvent['event']> = Extract<PaymentEvent, { event: E }>;

/** Logs a payment for review instead of crediting it: it has no owner or does not match its request. */
function unmatched(reason: string, reference: string, { log, security }: AppContext): false {
  log({ level: 'error', what: reason });
  security({ event: 'payment-unmatched', reason, reference });
  return false;
}

function charge(event: Of<'charge.success'>, context: AppContext): Promise<boolean> {
  const { reference, amount: wire } = event;
  const { db } = context;
  return db.transaction(async (tx) => {
    const [funding] = await tx.select().from(fundings).where(eq(fundings.reference, reference));
    if (funding?.method !== 'automatic')
      return unmatched('a payment with an unknown reference', reference, context);
    if (event.currency !== CURRENCY) return unmatched('a payment in another currency', reference, context);
    if (parseNaira(wire) !== funding.amount)
      return unmatched('a payment of a different amount', reference, context);
    return credit(tx, funding, 'awaiting-payment', context);
  });
}

function transfer(event: Of<'transfer.received'>, context: AppContext): Promise<boolean> {
  const { id, accountNumber } = event;
  const { db, clock } = context;
  const paid = parseNaira(event.amount) ?? kobo(0);
  return db.transaction(async (tx) => {
    const owned = eq(dedicatedAccounts.accountNumber, accountNumber);
    const [account] = await tx.select().from(dedicatedAccounts).where(owned);
    if (!account || paid <= TRANSFER_FEE)
      return unmatched('a transfer to an unknown account, or not above the fee', `TRF-${id}`, context);
    if (event.currency !== CURRENCY) return unmatched('a transfer in another currency', `TRF-${id}`, context);
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
    return funding ? credit(tx, funding, 'awaiting-payment', context) : false;
  });
}

/** Mounts the endpoint for payment events. Besides a reviewed claim, nothing else credits a wallet. */
export function mountPaymentWebhook(app: Hono<Env>, context: AppContext, secret: string): void {
  app.post('/webhooks/payments', async (c) => {
    const body = await c.req.text();
    await receivePayment(body, c.req.header('x-signature') ?? '', secret, context);
    return c.json({ message: 'Received.' });
  });
}
