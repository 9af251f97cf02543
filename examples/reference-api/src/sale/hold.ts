import { randomUUID } from 'node:crypto';
import { formatMoney, type Kobo, kobo, notCharged, sellingPriceOf } from '@oja/core';
import type { AppContext } from '../appContext.ts';
import type { Queries } from '../database/open.ts';
import { transactions } from '../database/sale.schema.ts';
import { Refusal } from '../http/refusal.ts';
import { fitsNewDevice } from '../identity/devices.ts';
import { mayRead } from '../identity/scopes.ts';
import { lockWallet, post, walletOf } from '../ledger/post.ts';
import { selectRulesFor } from '../profit/sellingPrices.ts';
import { spendAllowance } from './allowance.ts';
import { findOffer, type Offer } from './offer.ts';
import { pinRequired } from './provePin.ts';
import { findEarlier, findUse, markVoided, newRef, requestHash } from './reference.ts';
import { recordReservation, reserveStock } from './stock.ts';
import type { TransactionRecord } from './transactionRecord.ts';
import type { ValidatedPurchase } from './validatePurchase.ts';

/** How long after its answer was due a sale counts as being processed, in ms; then the requery takes over. */
const GRACE_MS = 4_000;

/**
 * Debits the wallet and records the sale as `processing`, in one database transaction. If it throws a Refusal,
 * nothing was debited and the reference is voided. Returns the earlier sale if the purchase was sold before (`fresh:
 * false`). The wallet's lock serialises copies of one purchase; the unique key on (agent, reference) guarantees one
 * sale even without the lock.
 */
export async function hold(
  purchase: ValidatedPurchase,
  context: AppContext,
): Promise<{ record: TransactionRecord; fresh: boolean }> {
  const { caller, request } = purchase;
  const held = await context.db.transaction(async (tx) => {
    const balance = await lockWallet(tx, caller.agentId);
    const use = await findUse(tx, caller.agentId, request.reference);
    const earlier = use === 'sold' ? await findEarlier(tx, purchase) : undefined;
    if (earlier) return { record: earlier, fresh: false };
    if (use === 'voided') throw voided(request.reference);
    try {
      // A refusal rolls back the deducted allowance; nothing else was written before it.
      const record = await (caller.kind === 'agent'
        ? take(tx, purchase, balance, context)
        : tx.transaction((inner) => take(inner, purchase, balance, context)));
      return { record, fresh: true };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await markVoided(tx, caller.agentId, request.reference, context);
      return error.about({ reference: request.reference, charged: false });
    }
  });
  if (held instanceof Refusal) throw held;
  return held;
}

/** Records the sale and holds its money. For an agent's own purchase, it throws before it writes anything. */
async function take(
  tx: Queries,
  purchase: ValidatedPurchase,
  balance: Kobo,
  context: AppContext,
): Promise<TransactionRecord> {
  const { caller } = purchase;
  const offer = await findOffer(tx, purchase, context);
  const { price } = offer;
  if (purchase.pinFrom !== undefined && purchase.pinFrom !== null && price >= purchase.pinFrom)
    throw pinRequired();
  if (caller.kind !== 'agent') await spendAllowance(tx, caller, price, context.clock());
  if (balance < price) throw tooLow(caller, price - balance);
  const fromNewDevice = await fitsNewDevice(tx, caller, price, context);
  const counted =
    offer.isCounted && offer.planId !== null ? { planId: offer.planId, quantity: offer.quantity } : null;
  if (counted) await reserveStock(tx, counted.planId, counted.quantity);
  const sold = { ...(await priced(tx, purchase, offer)), fromNewDevice };
  const transaction = await insertSale(tx, purchase, sold, context);
  if (counted) await recordReservation(tx, { transactionId: transaction.id, ...counted });
  const moved = await post(tx, {
    kind: 'hold',
    transactionId: transaction.id,
    at: new Date(context.clock()),
    legs: [
      { account: walletOf(caller.agentId), amount: -price },
      { account: 'held', amount: price },
    ],
  });
  return { transaction, before: moved?.before ?? null, after: moved?.after ?? null, refund: null };
}

const voided = (reference: string) =>
  new Refusal(409, 'reference_voided', `This purchase was given up or refused before. ${notCharged}`, {
    purchase: { reference, charged: false },
  });

/**
 * The error hides the agent's balance from an embed's visitor, and the missing amount from a key without read access.
 */
function tooLow(caller: ValidatedPurchase['caller'], short: number): Refusal {
  if (caller.kind === 'widget')
    return new Refusal(409, 'service_unavailable', `This can’t be sold right now. ${notCharged}`);
  const sentence = mayRead(caller, 'wallet:read')
    ? `Your balance is ${formatMoney(kobo(short))} short. ${notCharged}`
    : `The balance is too low. ${notCharged}`;
  return new Refusal(402, 'insufficient_balance', sentence);
}

/**
 * Adds the price for the agent's customer to the offer. An embed's visitor has seen only the price itself, so the
 * agent's selling prices apply only to sales of the agent and the agent's keys.
 */
async function priced(
  tx: Queries,
  { caller, category, request }: ValidatedPurchase,
  offer: Offer,
): Promise<PricedOffer> {
  if (caller.kind === 'widget') return { ...offer, sellingPrice: null };
  const sold = { category, serviceId: request.serviceId, planId: offer.planId };
  const rules = await selectRulesFor(tx, caller.agentId, sold);
  return { ...offer, sellingPrice: sellingPriceOf(rules, { ...sold, ...offer }) };
}

type PricedOffer = Offer & { readonly sellingPrice: Kobo | null };

async function insertSale(
  tx: Queries,
  purchase: ValidatedPurchase,
  offer: PricedOffer & { readonly fromNewDevice: boolean },
  context: AppContext,
): Promise<TransactionRecord['transaction']> {
  const { caller, category, request, recipient } = purchase;
  const now = context.clock();
  const row = {
    id: randomUUID(),
    ref: newRef(new Date(now)),
    agentId: caller.agentId,
    reference: request.reference,
    fingerprint: requestHash(category, request),
    widgetSessionId: caller.kind === 'widget' ? caller.widgetSessionId : null,
    apiKeyId: caller.kind === 'api-key' ? caller.apiKeyId : null,
    kind: 'sale' as const,
    status: 'processing' as const,
    name: offer.name,
    description: offer.description,
    category,
    serviceId: request.serviceId,
    planId: offer.planId,
    recipient,
    ported: request.ported ?? false,
    quantity: offer.quantity,
    meterType: request.meterType ?? null,
    amount: offer.price,
    fee: kobo(0),
    commission: offer.commission,
    fromNewDevice: offer.fromNewDevice,
    sellingPrice: offer.sellingPrice,
    createdAt: new Date(now),
    dueAt: new Date(now + context.answerLimitMs + GRACE_MS),
  };
  const [made] = await tx.insert(transactions).values(row).returning();
  if (!made) throw new Error('A sale vanished while it was being recorded');
  return made;
}
