import { type Category, isCategory, type Status } from '@oja/core';
import type { AppContext } from '../appContext.ts';
import type { Handler, Reply } from '../http/handler.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import type { Caller } from '../identity/caller.ts';
import { maySell } from '../identity/scopes.ts';
import { findEarlier } from '../sale/earlier.ts';
import { isRenewal, readIntent } from '../sale/intent.ts';
import { provePin } from '../sale/provePin.ts';
import { answerEarlier, type Sold, sell } from '../sale/sell.ts';
import { wireTransaction } from '../sale/view.ts';

const sayings: Record<Status, string> = {
  initiated: 'Your purchase was received.',
  processing: 'Waiting for the network.',
  pending: 'Waiting for the network.',
  delivered: 'Delivered.',
  failed: 'Not delivered. The money is back in the wallet.',
  reversed: 'Taken back. The money is back in the wallet.',
};

/** The response about a sale. */
export const replyWith = (
  { view, status, line }: Sold,
  caller: Caller,
  context: AppContext,
): Reply<'purchase'> => ({
  status,
  line,
  message: sayings[view.transaction.status],
  data: wireTransaction(view, caller, context),
});

const mayNotSell = ({ kind }: Caller, category: Category): Refusal =>
  kind === 'partner'
    ? new Refusal(
        403,
        'scope_missing',
        `This key may not sell ${category}: it lacks the scope "purchase:${category}". You have not been charged.`,
      )
    : new Refusal(403, 'forbidden', 'This site may not sell that. You have not been charged.');

/**
 * `answerRefusedPurchase` handles every error that it throws, because an earlier copy of the request may have been
 * charged.
 */
export const purchase: Handler<'purchase'> = async ({ caller, params, body }, context) => {
  const until = context.clock() + context.answerLimitMs;
  const { category = '' } = params;
  if (!isCategory(category)) throw notFound('There is no such service.');
  if (!maySell(caller, category)) {
    throw mayNotSell(caller, category);
  }
  // A renewal asks the provider before anything else, and the provider may not answer, so an earlier sale is looked
  // up first.
  const { pin, ...request } = body;
  const wanted = { caller, category, request };
  const earlier = isRenewal(category, request) ? await findEarlier(context.db, wanted) : undefined;
  if (earlier) return replyWith(await answerEarlier(earlier, context), caller, context);
  const intent = await readIntent(wanted, context);
  const pinFrom = await provePin(wanted, pin, context);
  return replyWith(await sell({ ...intent, pinFrom }, until, context), caller, context);
};
