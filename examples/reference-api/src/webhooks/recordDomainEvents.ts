import type { Wire } from '@oja/core';
import type { AppContext } from '../appContext.ts';
import { withoutCodes, withoutLongNumbers } from '../cases/evidence.ts';
import { selectCases } from '../cases/selectCases.ts';
import { wireCase } from '../cases/wireCase.ts';
import type { ServiceRow } from '../catalogue/load.ts';
import type { Queries } from '../database/open.ts';
import type { WirePlan } from '../prices/planPrices.ts';
import { findTransaction, type TransactionRecord, wireTransaction } from '../sale/transactionRecord.ts';
import { recordEvent } from './recordEvent.ts';

type Wired = Wire<'transaction'>;

/** Removes the delivered goods, which only `GET transactions/{ref}` returns; keeps the message of a failed sale. */
function withoutGoods(
  { delivery, ...wire }: Wired,
  { transaction: { status, delivery: goods } }: TransactionRecord,
): Wired {
  const message = status === 'failed' && goods?.message ? withoutCodes(String(goods.message)) : undefined;
  return message === undefined ? wire : { ...wire, delivery: { message } };
}

type EventContext = Pick<AppContext, 'settlement' | 'clock'>;

/** A transaction as `GET transactions/{ref}` returns it, by its ref or the client's reference. */
const transactionData = (tx: Queries, agentId: string, key: string, context: EventContext) => async () => {
  const record = await findTransaction(tx, agentId, key);
  if (!record) throw new Error('A transaction vanished before it was told');
  return withoutGoods(wireTransaction(record, { kind: 'agent', agentId, sessionHash: '' }, context), record);
};

/** Records that a sale has ended or was reversed. */
export const recordSale = (
  tx: Queries,
  { agentId, ref }: Pick<TransactionRecord['transaction'], 'agentId' | 'ref'>,
  type: 'sale.delivered' | 'sale.failed' | 'sale.refunded',
  context: EventContext,
): Promise<void> =>
  recordEvent(tx, {
    agentId,
    type,
    at: context.clock(),
    data: transactionData(tx, agentId, ref, context),
  });

/** Records a credit to a wallet. */
export const recordFunding = (
  tx: Queries,
  { agentId, reference }: { readonly agentId: string; readonly reference: string },
  context: EventContext,
): Promise<void> =>
  recordEvent(tx, {
    agentId,
    type: 'funding.credited',
    at: context.clock(),
    data: transactionData(tx, agentId, reference, context),
  });

/** Records an answer to a case. Removes long numbers from the text, because they may be tokens. */
export const recordCase = (
  tx: Queries,
  { agentId, seq }: { readonly agentId: string; readonly seq: number },
  type: 'case.answered' | 'case.resolved',
  at: number,
): Promise<void> =>
  recordEvent(tx, {
    agentId,
    type,
    at,
    data: async () => {
      const [record] = await selectCases(tx, agentId, { seq, limit: 1 });
      if (!record) throw new Error('A case vanished before it was told');
      const wire = wireCase(record);
      const answers = (wire.answers ?? []).map((one) => ({ ...one, text: withoutLongNumbers(one.text) }));
      return { ...wire, message: withoutLongNumbers(wire.message ?? ''), answers };
    },
  });

/** Records an event of a service for all agents: an announced price, or the start or end of an outage. */
export const recordService = (
  tx: Queries,
  { id, category, name }: ServiceRow,
  type: 'price.announced' | 'outage.begun' | 'outage.ended',
  { at, downSince, plans = [] }: { at: number; downSince?: number; plans?: readonly WirePlan[] },
): Promise<void> =>
  recordEvent(tx, {
    agentId: null,
    type,
    at,
    data: () => ({
      id,
      category,
      name,
      available: downSince === undefined,
      plans,
      ...(downSince !== undefined && { downSince: new Date(downSince).toISOString() }),
    }),
  });
