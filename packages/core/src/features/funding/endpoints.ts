import type { Endpoint } from '../../http/endpoint.ts';
import {
  accountRequestSchema,
  bankListSchema,
  fundingAccountSchema,
  fundingAccountsSchema,
} from './bankSchema.ts';
import { fundAnswerSchema, fundRequestSchema, manualFundingSchema } from './schema.ts';

/** The calls of an agent's accounts and transfers. */
// biome-ignore format: one row per call, so that the columns can be compared
export const fundingEndpoints = {
  accounts: { name: 'accounts', method: 'GET', path: '/banks', auth: 'agent', specified: true, answer: fundingAccountsSchema },
  openAccount: { name: 'openAccount', method: 'POST', path: '/banks', auth: 'agent', specified: true, body: accountRequestSchema, answer: fundingAccountSchema },
  banks: { name: 'banks', method: 'GET', path: '/banks/list', auth: 'agent', specified: true, answer: bankListSchema },
  manualFunding: { name: 'manualFunding', method: 'GET', path: '/manual-funding', auth: 'agent', specified: true, answer: manualFundingSchema },
} as const satisfies Record<string, Endpoint>;

/** The call that opens a payment page for the wallet, also for an embed. It claims a transfer too, only for an agent. */
// biome-ignore format: one row per call, so that the columns can be compared
export const checkoutEndpoints = {
  fund: { name: 'fund', method: 'POST', path: '/wallet/fund', auth: 'agent-or-widget', scope: 'wallet:fund', specified: true, body: fundRequestSchema, answer: fundAnswerSchema },
} as const satisfies Record<string, Endpoint>;
