import { randomUUID } from 'node:crypto';
import { type Category, formatMoney, kobo, type PurchaseRequest } from '@oja/core';
import type { Queries } from '../database/open.ts';
import { transactions } from '../database/sale.schema.ts';
import type { House } from '../house.ts';
import { Refusal } from '../http/refusal.ts';
import type { AgentCaller, WidgetCaller } from '../identity/caller.ts';
import { lockWallet, walletOf } from '../ledger/accounts.ts';
import { post } from '../ledger/post.ts';
import { spendAllowance } from './allowance.ts';
import { fingerprint } from './fingerprint.ts';
import { newRef } from './newRef.ts';
import { findOffer, type Offer } from './offer.ts';
import { findView, maySee, type View } from './view.ts';

/** A purchase that somebody wants, checked against the table's schema. */
export interface Intent {
  readonly caller: AgentCaller | WidgetCaller;
  readonly category: Category;
  readonly request: PurchaseRequest;
  /** The request's recipient as the network knows it: 11 digits. */
  readonly recipient: string;
}

/** How long after the answer is due a sale counts as being worked on, in ms; then the sweeper takes it up. */
const GRACE_MS = 4_000;

/**
 * Takes the money and records the sale as `processing`, in one database transaction, or throws a Refusal and changes
 * nothing. Gives back the earlier sale when this intent was taken before (`fresh: false`). The wallet's lock makes
 * copies of one intent wait for each other; the unique key on (agent, reference) holds even without it.
 */
export function hold(intent: Intent, house: House): Promise<{ view: View; fresh: boolean }> {
  return house.db.transaction(async (tx) => {
    const { caller, category, request } = intent;
    const balance = await lockWallet(tx, caller.agentId);
    const earlier = await findEarlier(tx, intent);
    if (earlier) return { view: earlier, fresh: false };
    const offer = await findOffer(tx, category, request);
    const { price } = offer.plan;
    if (caller.kind === 'widget') await spendAllowance(tx, caller, price);
    if (balance < price) throw tooLow(caller, price - balance);
    const id = await record(tx, intent, offer, house);
    await post(tx, {
      kind: 'hold',
      transactionId: id,
      at: new Date(house.clock()),
      legs: [
        { account: walletOf(caller.agentId), amount: -price },
        { account: 'held', amount: price },
      ],
    });
    const view = await findView(tx, caller.agentId, request.reference);
    if (!view) throw new Error('A sale vanished while it was being recorded');
    return { view, fresh: true };
  });
}

async function findEarlier(tx: Queries, { caller, category, request }: Intent): Promise<View | undefined> {
  const view = await findView(tx, caller.agentId, request.reference);
  if (!view) return undefined;
  const same = view.transaction.fingerprint === fingerprint(category, request);
  if (same && (await maySee(tx, caller, view))) return view;
  throw new Refusal(
    422,
    'reference_reused',
    'This reference belongs to another purchase. You have not been charged.',
  );
}

/** An embed's visitor is not told what the agent behind the page has. */
function tooLow(caller: Intent['caller'], short: number): Refusal {
  return caller.kind === 'widget'
    ? new Refusal(409, 'service_unavailable', 'This can’t be sold right now. You have not been charged.')
    : new Refusal(402, 'insufficient_balance', `Your balance is ${formatMoney(kobo(short))} short.`);
}

async function record(tx: Queries, intent: Intent, { service, plan }: Offer, house: House): Promise<string> {
  const { caller, category, request, recipient } = intent;
  const id = randomUUID();
  const now = house.clock();
  await tx.insert(transactions).values({
    id,
    ref: newRef(new Date(now)),
    agentId: caller.agentId,
    reference: request.reference,
    fingerprint: fingerprint(category, request),
    widgetSessionId: caller.kind === 'widget' ? caller.widgetSessionId : null,
    kind: 'sale',
    status: 'processing',
    name: `${service.name} ${plan.name}`,
    description: `${plan.kind}, ${plan.validityDays === 1 ? '1 day' : `${plan.validityDays} days`}, to ${recipient}`,
    category,
    serviceId: service.id,
    planId: plan.id,
    recipient,
    ported: request.ported ?? false,
    amount: plan.price,
    fee: kobo(0),
    commission: plan.commission,
    createdAt: new Date(now),
    dueAt: new Date(now + house.answerLimitMs + GRACE_MS),
  });
  return id;
}
