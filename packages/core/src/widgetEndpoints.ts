import type { Endpoint } from './endpoint.ts';
import { purchaseRequestSchema } from './schemas/purchase.ts';
import { servicesSchema } from './schemas/service.ts';
import { transactionSchema } from './schemas/transaction.ts';
import {
  meterQuerySchema,
  meterSchema,
  profileQuerySchema,
  profileSchema,
  smartcardQuerySchema,
  smartcardSchema,
} from './schemas/validation.ts';
import { voidAnswerSchema } from './schemas/void.ts';

type Rows = Record<string, Endpoint>;

/** The calls of every sale: the rows that a client for one category of an embed carries. */
// biome-ignore format: a table, one row for each call
export const saleEndpoints = {
  services: { method: 'GET', path: '/services', auth: 'agent-or-widget', origin: 'given', answer: servicesSchema },
  purchase: { method: 'POST', path: '/services/{category}/purchase', auth: 'agent-or-widget', origin: 'extension', spends: true, body: purchaseRequestSchema, answer: transactionSchema },
  voidPurchase: { method: 'POST', path: '/purchases/{reference}/void', auth: 'agent-or-widget', origin: 'extension', answer: voidAnswerSchema },
  transaction: { method: 'GET', path: '/transactions/{ref}', auth: 'agent-or-widget', origin: 'extension', answer: transactionSchema },
} as const satisfies Rows;

/** The calls that look up a recipient. A definition with a verification brings its own. */
// biome-ignore format: a table, one row for each call
export const lookUpEndpoints = {
  meter: { method: 'GET', path: '/validate/meter', auth: 'agent-or-widget', origin: 'given', query: meterQuerySchema, answer: meterSchema },
  smartcard: { method: 'GET', path: '/validate/smartcard', auth: 'agent-or-widget', origin: 'extension', query: smartcardQuerySchema, answer: smartcardSchema },
  profile: { method: 'GET', path: '/validate/profile', auth: 'agent-or-widget', origin: 'extension', query: profileQuerySchema, answer: profileSchema },
} as const satisfies Rows;
