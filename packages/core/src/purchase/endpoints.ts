import type { Endpoint } from '../http/endpoint.ts';
import { purchaseBodySchema } from '../transaction/purchaseSchema.ts';
import { transactionSchema } from '../transaction/schema.ts';
import { voidAnswerSchema } from '../transaction/voidSchema.ts';

/** The calls that buy, and that keep a purchase from being made. */
// biome-ignore format: one row per call, so that the columns can be compared
export const purchaseEndpoints = {
  purchase: { name: 'purchase', method: 'POST', path: '/services/{category}/purchase', auth: 'agent-or-widget', spends: true, body: purchaseBodySchema, answer: transactionSchema },
  voidPurchase: { name: 'voidPurchase', method: 'POST', path: '/purchases/{reference}/void', auth: 'agent-or-widget', answer: voidAnswerSchema },
} as const satisfies Record<string, Endpoint>;
