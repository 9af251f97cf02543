import type { Endpoint } from './endpoint.ts';
import { purchaseRequestSchema } from './schemas/purchase.ts';
import { servicesSchema } from './schemas/service.ts';
import { transactionSchema } from './schemas/transaction.ts';
import { voidAnswerSchema } from './schemas/void.ts';

/** The calls of every sale: the rows that a client for one category of an embed carries. */
// biome-ignore format: a table, one row for each call
export const purchaseEndpoints = {
  services: { method: 'GET', path: '/services', auth: 'agent-or-widget', origin: 'given', answer: servicesSchema },
  purchase: { method: 'POST', path: '/services/{category}/purchase', auth: 'agent-or-widget', origin: 'extension', spends: true, body: purchaseRequestSchema, answer: transactionSchema },
  voidPurchase: { method: 'POST', path: '/purchases/{reference}/void', auth: 'agent-or-widget', origin: 'extension', answer: voidAnswerSchema },
  transaction: { method: 'GET', path: '/transactions/{ref}', auth: 'agent-or-widget', origin: 'extension', answer: transactionSchema },
} as const satisfies Record<string, Endpoint>;
