import * as v from 'valibot';
import { contactsSchema } from './schemas/contact.ts';
import { purchaseRequestSchema } from './schemas/purchase.ts';
import { servicesSchema } from './schemas/service.ts';
import { transactionSchema, transactionsQuerySchema, transactionsSchema } from './schemas/transaction.ts';
import { credentialsSchema, signedInSchema, userSchema } from './schemas/user.ts';
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
  readonly spends: boolean;
  readonly query?: v.GenericSchema;
  readonly body?: v.GenericSchema;
  /** The `data` of a success. */
  readonly answer: v.GenericSchema;
}

/** Where all calls live on the API's host (specification, section 7). */
export const BASE_PATH = '/api/v1/agent';

/** THE TABLE of calls: the first sale's rows; the rest of the specification's list follows the same form. */
export const endpoints = {
  login: {
    method: 'POST',
    path: '/auth/login',
    auth: 'none',
    origin: 'given',
    spends: false,
    body: credentialsSchema,
    answer: signedInSchema,
  },
  user: {
    method: 'GET',
    path: '/auth/user',
    auth: 'agent',
    origin: 'extension',
    spends: false,
    answer: userSchema,
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    auth: 'agent',
    origin: 'extension',
    spends: false,
    answer: v.unknown(),
  },
  contact: {
    method: 'GET',
    path: '/contact',
    auth: 'agent',
    origin: 'given',
    spends: false,
    answer: contactsSchema,
  },
  balance: {
    method: 'GET',
    path: '/wallet/balance',
    auth: 'agent',
    origin: 'given',
    spends: false,
    answer: walletSchema,
  },
  services: {
    method: 'GET',
    path: '/services',
    auth: 'agent-or-widget',
    origin: 'given',
    spends: false,
    answer: servicesSchema,
  },
  transactions: {
    method: 'GET',
    path: '/transactions',
    auth: 'agent',
    origin: 'given',
    spends: false,
    query: transactionsQuerySchema,
    answer: transactionsSchema,
  },
  transaction: {
    method: 'GET',
    path: '/transactions/{ref}',
    auth: 'agent-or-widget',
    origin: 'extension',
    spends: false,
    answer: transactionSchema,
  },
  purchase: {
    method: 'POST',
    path: '/services/{category}/purchase',
    auth: 'agent-or-widget',
    origin: 'extension',
    spends: true,
    body: purchaseRequestSchema,
    answer: transactionSchema,
  },
  widgetSession: {
    method: 'POST',
    path: '/widget-sessions',
    auth: 'api-key',
    origin: 'extension',
    spends: false,
    body: widgetSessionRequestSchema,
    answer: widgetSessionSchema,
  },
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
