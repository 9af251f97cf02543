import type { Handler } from '../http/handler.ts';
import { invalid, notFound } from '../http/refusal.ts';
import { isReference, voidReference } from '../sale/reference.ts';
import { maySee, wireTransaction } from '../sale/view.ts';

/** Ensures that a purchase is never charged, or returns its existing sale. */
export const voidPurchase: Handler<'voidPurchase'> = async ({ caller, params }, context) => {
  const { reference = '' } = params;
  if (!isReference(reference)) throw invalid('reference', 'Use a UUID.');
  const sale = await voidReference(caller.agentId, reference, context);
  if (!sale) return { data: { voided: true }, message: 'No copy of this purchase will be charged.' };
  if (!(await maySee(context.db, caller, sale))) throw notFound('There is no such transaction.');
  return { data: { voided: false, transaction: wireTransaction(sale, caller, context) } };
};
