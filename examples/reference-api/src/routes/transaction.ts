import type { Handler } from '../http/handler.ts';
import { notFound } from '../http/refusal.ts';
import { findView, maySee, wireTransaction } from '../sale/view.ts';

/** The authoritative state of one purchase. A 404 means that the server never accepted it. */
export const transaction: Handler<'transaction'> = async ({ caller, params }, context) => {
  const view = await findView(context.db, caller.agentId, params['ref'] ?? '');
  if (!view || !(await maySee(context.db, caller, view))) throw notFound('There is no such transaction.');
  return { data: wireTransaction(view, caller, context) };
};
