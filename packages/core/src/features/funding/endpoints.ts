import type { Endpoint } from '../../http/endpoint.ts';
import {
  accountRequestSchema,
  bankListSchema,
  fundingAccountSchema,
  fundingAccountsSchema,
} from './bankSchema.ts';
import { fundAnswerSchema, fundRequestSchema, manualFundingSchema } from './schema.ts';

/** The calls that fund the wallet. */
// biome-ignore format: one row per call, so that the columns can be compared
export const fundingEndpoints = {
  accounts: { name: 'accounts', method: 'GET', path: '/banks', auth: 'agent', specified: true, answer: fundingAccountsSchema },
  openAccount: { name: 'openAccount', method: 'POST', path: '/banks', auth: 'agent', specified: true, body: accountRequestSchema, answer: fundingAccountSchema },
  banks: { name: 'banks', method: 'GET', path: '/banks/list', auth: 'agent', specified: true, answer: bankListSchema },
  manualFunding: { name: 'manualFunding', method: 'GET', path: '/manual-funding', auth: 'agent', specified: true, answer: manualFundingSchema },
  fund: { name: 'fund', method: 'POST', path: '/wallet/fund', auth: 'agent', specified: true, body: fundRequestSchema, answer: fundAnswerSchema },
} as const satisfies Record<string, Endpoint>;
