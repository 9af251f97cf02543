import { isFinal, type Status } from '@oja/core';
import type { AppContext } from '../appContext.ts';
import { Refusal } from '../http/refusal.ts';
import { countSold } from '../outage/outages.ts';
import type { Order, ProviderAnswer, ResponseFault } from '../provider/provider.ts';
import { hold } from './hold.ts';
import { keepPending, settle } from './settle.ts';
import { findTransaction, type TransactionRecord } from './transactionRecord.ts';
import type { ValidatedPurchase } from './validatePurchase.ts';

/** The order for the provider; `undefined` for a transaction that is not a sale. */
export function orderOf(sale: TransactionRecord['transaction']): Order | undefined {
  const { ref, reference, category, serviceId, planId, recipient, ported, quantity, meterType, amount } =
    sale;
  if (reference === null || category === null || serviceId === null || recipient === null) return undefined;
  return { ref, reference, category, serviceId, planId, recipient, ported, quantity, meterType, amount };
}

/** The delay before a silent provider is requeried, in ms. */
export const REQUERY_DELAY_MS = 2_000;

export interface SaleResponse {
  readonly record: TransactionRecord;
  readonly status: 201 | 202;
  readonly fault: ResponseFault | undefined;
}

/**
 * Makes one purchase: holds the money, sends the order outside of any database transaction, settles. Answers by
 * `until` (ms since 1970), if necessary with a pending sale. A repeated purchase gets its existing sale.
 */
export async function sell(
  purchase: ValidatedPurchase,
  until: number,
  context: AppContext,
): Promise<SaleResponse> {
  const { record, fresh } = await hold(purchase, context);
  if (!fresh) return answerEarlier(record, context);
  const settled = await fulfil(record, until, context);
  return answer(await viewNow(record, settled, context), context);
}

/** The current sale. Reads it again only if a requery settled it first, or if it has a refund. */
async function viewNow(
  held: TransactionRecord,
  settled: TransactionRecord['transaction'] | undefined,
  { db }: AppContext,
): Promise<TransactionRecord> {
  if (settled && settled.status !== 'failed') return { ...held, transaction: settled };
  const { agentId, ref } = held.transaction;
  return (await findTransaction(db, agentId, ref)) ?? held;
}

/** The answer to a copy of this sale's request. Throws a 409 `in_progress` while the first copy is running. */
export async function answerEarlier(record: TransactionRecord, context: AppContext): Promise<SaleResponse> {
  refuseWhileRunning(record, context);
  return answer(record, context);
}

function answer(record: TransactionRecord, context: AppContext): SaleResponse {
  const { status, recipient } = record.transaction;
  const done = isFinal(status satisfies Status);
  return {
    record,
    status: done ? 201 : 202,
    fault: done || recipient === null ? undefined : context.provider.responseFault?.(recipient),
  };
}

function refuseWhileRunning({ transaction }: TransactionRecord, context: AppContext): void {
  const running =
    transaction.status === 'processing' && (transaction.dueAt?.getTime() ?? 0) > context.clock();
  if (!running) return;
  throw new Refusal(409, 'in_progress', 'This purchase is already on its way.', {
    headers: { 'Retry-After': '1' },
  });
}

/** Returns the same as `settle`. */
async function fulfil(
  { transaction }: TransactionRecord,
  until: number,
  context: AppContext,
): Promise<TransactionRecord['transaction'] | undefined> {
  const answer = await sendOrder(transaction, until, context);
  if (answer.kind === 'delivered' || answer.kind === 'failed') return settle(transaction, answer, context);
  const askAgainAt = answer.kind === 'pending' ? answer.requeryAt : context.clock() + REQUERY_DELAY_MS;
  return keepPending(transaction, askAgainAt, context);
}

/**
 * Sends the order. After any error the provider may have delivered, so nothing here may end as "failed". A process
 * that was suspended beyond the time limit must not send the order: a requery may be refunding the sale by then.
 */
async function sendOrder(
  sale: TransactionRecord['transaction'],
  until: number,
  context: AppContext,
): Promise<ProviderAnswer> {
  const left = until - context.clock();
  const order = orderOf(sale);
  if (left <= 0 || !order) return { kind: 'unknown' };
  const { promise: timeout, resolve } = Promise.withResolvers<ProviderAnswer>();
  const timer = setTimeout(resolve, left, { kind: 'unknown' });
  const silence = (): ProviderAnswer => ({ kind: 'unknown' });
  // Wrapped, because a provider may also throw synchronously.
  const asked = (async () => context.provider.sell(order))();
  const answer = await Promise.race([asked, timeout]).catch(silence);
  clearTimeout(timer);
  countSold(sale, answer, context);
  return answer;
}
