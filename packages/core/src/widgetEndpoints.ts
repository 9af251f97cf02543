import type { Endpoint } from './endpoint.ts';
import { purchaseBodySchema } from './schemas/purchase.ts';
import { servicesSchema } from './schemas/service.ts';
import { transactionSchema } from './schemas/transaction.ts';
import { voidAnswerSchema } from './schemas/void.ts';

// Endpoints are joined by name, so that a bundle contains only the endpoints it uses.
// biome-ignore format: one row per call, so that the columns can be compared
const services = { name: 'services', method: 'GET', path: '/services', auth: 'agent-or-widget', origin: 'given', answer: servicesSchema } as const satisfies Endpoint;

/** The calls of every purchase: the endpoints of an embed that sells one category. */
// biome-ignore format: one row per call, so that the columns can be compared
export const purchaseEndpoints = {
  services,
  purchase: { name: 'purchase', method: 'POST', path: '/services/{category}/purchase', auth: 'agent-or-widget', origin: 'extension', spends: true, body: purchaseBodySchema, answer: transactionSchema },
  voidPurchase: { name: 'voidPurchase', method: 'POST', path: '/purchases/{reference}/void', auth: 'agent-or-widget', origin: 'extension', answer: voidAnswerSchema },
  transaction: { name: 'transaction', method: 'GET', path: '/transactions/{ref}', auth: 'agent-or-widget', origin: 'extension', answer: transactionSchema },
} as const satisfies Record<string, Endpoint>;

/** The call of widgets that show the services. */
export const servicesEndpoints = { services } as const satisfies Record<string, Endpoint>;
