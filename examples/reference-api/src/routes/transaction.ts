import type { Handler } from '../http/handler.ts';
import { notFound } from '../http/refusal.ts';
import { findView, maySee, wireTransaction } from '../sale/view.ts';

/** The truth about one purchase. The 404 says that the server never took it. */
export const transaction: Handler<'transaction'> = async ({ caller, params }, context) => {
  const view = await findView(context.db, caller.agentId, params['ref'] ?? '');
  if (!view || !(await maySee(context.db, caller, view))) throw notFound('There is no such transaction.');
  return { data: wireTransaction(view, caller, context) };
};
