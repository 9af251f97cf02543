import * as v from 'valibot';
import { apiKeysSchema, apiServicesSchema, createdKeySchema, createKeySchema } from './schemas/apiKey.ts';
import {
  accountRequestSchema,
  bankListSchema,
  fundingAccountSchema,
  fundingAccountsSchema,
} from './schemas/bank.ts';
import { contactsSchema } from './schemas/contact.ts';
import { fundAnswerSchema, fundRequestSchema, manualFundingSchema } from './schemas/funding.ts';
import { noticesSchema } from './schemas/notice.ts';
import { purchaseRequestSchema } from './schemas/purchase.ts';
import { servicesSchema } from './schemas/service.ts';
import { transactionSchema, transactionsQuerySchema, transactionsSchema } from './schemas/transaction.ts';
import {
  confirmedSchema,
  credentialsSchema,
  newPasswordSchema,
  otpAcceptedSchema,
  otpSchema,
  passwordChangeSchema,
  passwordSchema,
  registrationSchema,
  resetRequestSchema,
  resetStartedSchema,
  signedInSchema,
  userSchema,
} from './schemas/user.ts';
import {
  meterQuerySchema,
  meterSchema,
  profileQuerySchema,
  profileSchema,
  smartcardQuerySchema,
  smartcardSchema,
} from './schemas/validation.ts';
import { voidAnswerSchema } from './schemas/void.ts';
import { walletSchema } from './schemas/wallet.ts';
import { widgetSessionRequestSchema, widgetSessionSchema } from './schemas/widgetSession.ts';

/** One row of THE TABLE. Everything that knows a call (transport, reference API, fake server, documentation) reads it here. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Below `/api/v1/agent`. `{name}` is filled from the call's params, percent-encoded. */
  readonly path: `/${string}`;
  /** Who may call: nobody in particular, a signed-in agent, an agent or an embed, or a partner's server with its API key. */
  readonly auth: 'none' | 'agent' | 'agent-or-widget' | 'api-key';
  /** Given by the specification (section 7), or an extension that a real server may lack. */
  readonly origin: 'given' | 'extension';
  /** True where an answer that gets lost may have cost money: never retried by the transport. */
  readonly spends?: true;
  readonly query?: v.GenericSchema;
  readonly body?: v.GenericSchema;
  /** The `data` of a success. */
  readonly answer: v.GenericSchema;
}

/** Where all calls live on the API's host (specification, section 7). */
export const BASE_PATH = '/api/v1/agent';

/** That it is a success says it all: whatever else comes is not handed on. */
const done = v.pipe(
  v.unknown(),
  v.transform(() => null),
);

/** THE TABLE of calls: first the specification's twenty, in its order (section 7), then our extensions. */
// biome-ignore format: a table, one row for each call
export const endpoints = {
  login: { method: 'POST', path: '/auth/login', auth: 'none', origin: 'given', body: credentialsSchema, answer: signedInSchema },
  register: { method: 'POST', path: '/auth/register', auth: 'none', origin: 'given', body: registrationSchema, answer: signedInSchema },
  resetPassword: { method: 'POST', path: '/auth/reset-password', auth: 'none', origin: 'given', body: resetRequestSchema, answer: resetStartedSchema },
  otpResetPassword: { method: 'POST', path: '/auth/otp-reset-password', auth: 'none', origin: 'given', body: otpSchema, answer: otpAcceptedSchema },
  confirmResetPassword: { method: 'POST', path: '/auth/confirm-reset-password', auth: 'none', origin: 'given', body: newPasswordSchema, answer: done },
  changePassword: { method: 'POST', path: '/auth/change-password', auth: 'agent', origin: 'given', body: passwordChangeSchema, answer: done },
  notices: { method: 'GET', path: '/notify', auth: 'agent', origin: 'given', answer: noticesSchema },
  contact: { method: 'GET', path: '/contact', auth: 'agent', origin: 'given', answer: contactsSchema },
  accounts: { method: 'GET', path: '/banks', auth: 'agent', origin: 'given', answer: fundingAccountsSchema },
  openAccount: { method: 'POST', path: '/banks', auth: 'agent', origin: 'given', body: accountRequestSchema, answer: fundingAccountSchema },
  banks: { method: 'GET', path: '/banks/list', auth: 'agent', origin: 'given', answer: bankListSchema },
  manualFunding: { method: 'GET', path: '/manual-funding', auth: 'agent', origin: 'given', answer: manualFundingSchema },
  balance: { method: 'GET', path: '/wallet/balance', auth: 'agent', origin: 'given', answer: walletSchema },
  fund: { method: 'POST', path: '/wallet/fund', auth: 'agent', origin: 'given', body: fundRequestSchema, answer: fundAnswerSchema },
  transactions: { method: 'GET', path: '/transactions', auth: 'agent', origin: 'given', query: transactionsQuerySchema, answer: transactionsSchema },
  services: { method: 'GET', path: '/services', auth: 'agent-or-widget', origin: 'given', answer: servicesSchema },
  meter: { method: 'GET', path: '/validate/meter', auth: 'agent-or-widget', origin: 'given', query: meterQuerySchema, answer: meterSchema },
  apiServices: { method: 'GET', path: '/api/services', auth: 'agent', origin: 'given', answer: apiServicesSchema },
  apiKeys: { method: 'GET', path: '/api/keys', auth: 'agent', origin: 'given', answer: apiKeysSchema },
  createApiKey: { method: 'POST', path: '/api/keys', auth: 'agent', origin: 'given', body: createKeySchema, answer: createdKeySchema },

  user: { method: 'GET', path: '/auth/user', auth: 'agent', origin: 'extension', answer: userSchema },
  confirmPassword: { method: 'POST', path: '/auth/confirm-password', auth: 'agent', origin: 'extension', body: passwordSchema, answer: confirmedSchema },
  logout: { method: 'POST', path: '/auth/logout', auth: 'agent', origin: 'extension', answer: done },
  smartcard: { method: 'GET', path: '/validate/smartcard', auth: 'agent-or-widget', origin: 'extension', query: smartcardQuerySchema, answer: smartcardSchema },
  profile: { method: 'GET', path: '/validate/profile', auth: 'agent-or-widget', origin: 'extension', query: profileQuerySchema, answer: profileSchema },
  purchase: { method: 'POST', path: '/services/{category}/purchase', auth: 'agent-or-widget', origin: 'extension', spends: true, body: purchaseRequestSchema, answer: transactionSchema },
  voidPurchase: { method: 'POST', path: '/purchases/{reference}/void', auth: 'agent-or-widget', origin: 'extension', answer: voidAnswerSchema },
  transaction: { method: 'GET', path: '/transactions/{ref}', auth: 'agent-or-widget', origin: 'extension', answer: transactionSchema },
  revokeApiKey: { method: 'DELETE', path: '/api/keys/{id}', auth: 'agent', origin: 'extension', answer: done },
  widgetSession: { method: 'POST', path: '/widget-sessions', auth: 'api-key', origin: 'extension', body: widgetSessionRequestSchema, answer: widgetSessionSchema },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

type Row<N extends EndpointName> = (typeof endpoints)[N];
/** What a call gives back once it was read: the row's `answer`, in kobo and ms. */
export type Answer<N extends EndpointName> = v.InferOutput<Row<N>['answer']>;
/** The body as it goes on the wire. */
export type Body<N extends EndpointName> =
  Row<N> extends { body: infer S extends v.GenericSchema } ? v.InferInput<S> : undefined;
export type Query<N extends EndpointName> =
  Row<N> extends { query: infer S extends v.GenericSchema } ? v.InferInput<S> : undefined;
/** The data a server puts into a success, before it is read: what fixtures and the reference API are typed by. */
export type Wire<N extends EndpointName> = v.InferInput<Row<N>['answer']>;
