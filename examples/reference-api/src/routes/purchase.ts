import { isCategory, type Status } from '@oja/core';
import type { Handler } from '../http/handler.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { maySell } from '../identity/scopes.ts';
import { readIntent } from '../sale/intent.ts';
import { sell } from '../sale/sell.ts';
import { wireTransaction } from '../sale/view.ts';

const sayings: Record<Status, string> = {
  initiated: 'Your purchase was received.',
  processing: 'Waiting for the network.',
  pending: 'Waiting for the network.',
  delivered: 'Delivered.',
  failed: 'Not delivered. The money is back in the wallet.',
  reversed: 'Taken back. The money is back in the wallet.',
};

export const purchase: Handler<'purchase'> = async ({ caller, params, body }, house) => {
  const { category = '' } = params;
  if (!isCategory(category)) throw notFound('There is no such service.');
  if (!maySell(caller, category)) {
    throw new Refusal(403, 'forbidden', 'This site may not sell that. You have not been charged.');
  }
  const intent = await readIntent(caller, category, body, house);
  const { view, status, line } = await sell(intent, house);
  return {
    status,
    line,
    message: sayings[view.transaction.status],
    data: wireTransaction(view, caller.kind),
  };
};
