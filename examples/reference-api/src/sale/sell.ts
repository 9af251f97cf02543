import { isFinal, type Status } from '@oja/core';
import type { AppContext } from '../appContext.ts';
import { Refusal } from '../http/refusal.ts';
import { countSold } from '../outage/outages.ts';
import type { LineFault, Order, ProviderAnswer } from '../provider/provider.ts';
import { hold } from './hold.ts';
import type { Intent } from './intent.ts';
import { keepPending, settle } from './settle.ts';
import { findView, type View } from './view.ts';

/** What the provider is asked for; undefined for a transaction that is no sale. */
export function orderOf(sale: View['transaction']): Order | undefined {
  const { ref, reference, category, serviceId, planId, recipient, ported, quantity, meterType, amount } =
    sale;
  if (reference === null || category === null || serviceId === null || recipient === null) return undefined;
  return { ref, reference, category, serviceId, planId, recipient, ported, quantity, meterType, amount };
}

/** How long until a provider that said nothing is asked again, in ms. */
export const ASK_AGAIN_MS = 2_000;

export interface Sold {
  readonly view: View;
  readonly status: 201 | 202;
  readonly line: LineFault | undefined;
}

/**
 * One purchase: hold the money, ask the provider outside of any database transaction, settle. Answers by `until` (ms
 * since 1970), with a pending sale if it must. The same intent again gets the sale that it made.
 */
export async function sell(intent: Intent, until: number, context: AppContext): Promise<Sold> {
  const { view, fresh } = await hold(intent, context);
  if (!fresh) return answerEarlier(view, context);
  const settled = await fulfil(view, until, context);
  return answer(await viewNow(view, settled, context), context);
}

/** The sale as it is now, read anew only where the sweeper settled it first, or where a refund was written beside it. */
async function viewNow(
  held: View,
  settled: View['transaction'] | undefined,
  { db }: AppContext,
): Promise<View> {
  if (settled && settled.status !== 'failed') return { ...held, transaction: settled };
  const { agentId, ref } = held.transaction;
  return (await findView(db, agentId, ref)) ?? held;
}

/** The answer to a copy of a request that made this sale; 409 `in_progress` while the first copy still waits for it. */
export async function answerEarlier(view: View, context: AppContext): Promise<Sold> {
  refuseWhileRunning(view, context);
  return answer(view, context);
}

function answer(view: View, context: AppContext): Sold {
  const { status, recipient } = view.transaction;
  const done = isFinal(status satisfies Status);
  return {
    view,
    status: done ? 201 : 202,
    line: done || recipient === null ? undefined : context.provider.lineFault?.(recipient),
  };
}

function refuseWhileRunning({ transaction }: View, context: AppContext): void {
  const running =
    transaction.status === 'processing' && (transaction.dueAt?.getTime() ?? 0) > context.clock();
  if (!running) return;
  throw new Refusal(409, 'in_progress', 'This purchase is already on its way.', {
    headers: { 'Retry-After': '1' },
  });
}

/** As `settle`. */
async function fulfil(
  { transaction }: View,
  until: number,
  context: AppContext,
): Promise<View['transaction'] | undefined> {
  const answer = await askProvider(transaction, until, context);
  if (answer.kind === 'delivered' || answer.kind === 'failed') return settle(transaction, answer, context);
  const askAgainAt = answer.kind === 'pending' ? answer.askAgainAt : context.clock() + ASK_AGAIN_MS;
  return keepPending(transaction, askAgainAt, context);
}

/**
 * Whatever goes wrong between us and the provider, it may have delivered: nothing here may end as "failed". A process
 * that slept over the limit must not order any more: by then the sweeper may be refunding the sale.
 */
async function askProvider(
  sale: View['transaction'],
  until: number,
  context: AppContext,
): Promise<ProviderAnswer> {
  const left = until - context.clock();
  const order = orderOf(sale);
  if (left <= 0 || !order) return { kind: 'unknown' };
  const { promise: patience, resolve } = Promise.withResolvers<ProviderAnswer>();
  const timer = setTimeout(resolve, left, { kind: 'unknown' });
  const silence = (): ProviderAnswer => ({ kind: 'unknown' });
  // A provider may throw at once too.
  const asked = (async () => context.provider.sell(order))();
  const answer = await Promise.race([asked, patience]).catch(silence);
  clearTimeout(timer);
  countSold(sale, answer, context);
  return answer;
}
