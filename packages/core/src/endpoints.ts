import type * as v from 'valibot';
import type { carriedEndpoints } from './carriedEndpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { historyEndpoints } from './historyEndpoints.ts';
import { lookUpEndpoints } from './lookUpEndpoints.ts';
import { done } from './schemas/envelope.ts';
import { noticesSchema } from './schemas/notice.ts';
import { salesSummaryQuerySchema, salesSummarySchema } from './schemas/salesSummary.ts';
import {
  credentialsSchema,
  passwordChangeSchema,
  registrationSchema,
  signedInSchema,
  userSchema,
} from './schemas/user.ts';
import { widgetSessionRequestSchema, widgetSessionSchema } from './schemas/widgetSession.ts';
import { walletEndpoints } from './walletEndpoints.ts';
import { purchaseEndpoints } from './widgetEndpoints.ts';

/**
 * The endpoints that every agent's client has from the start: first the calls of the specification (section 7), in its
 * order, then our extensions. `widgetEndpoints.ts` defines the endpoints that a widget session may call too;
 * `carriedEndpoints.ts` lists the endpoints that stores register. A function, so that a bundler can drop the table: it
 * keeps property reads, which might have side effects.
 */
// biome-ignore format: one row per call, so that the columns can be compared
export const agentEndpoints = /* @__PURE__ */ (() => ({
  login: { method: 'POST', path: '/auth/login', auth: 'none', origin: 'given', body: credentialsSchema, answer: signedInSchema },
  register: { method: 'POST', path: '/auth/register', auth: 'none', origin: 'given', body: registrationSchema, answer: signedInSchema },
  changePassword: { method: 'POST', path: '/auth/change-password', auth: 'agent', origin: 'given', body: passwordChangeSchema, answer: done },
  notices: { method: 'GET', path: '/notify', auth: 'agent', origin: 'given', answer: noticesSchema },
  balance: walletEndpoints.balance,
  transactions: historyEndpoints.transactions,
  services: purchaseEndpoints.services,
  meter: lookUpEndpoints.meter,

  // Before `/transactions/{ref}`, which also matches its path.
  salesSummary: { method: 'GET', path: '/transactions/summary', auth: 'agent', origin: 'extension', query: salesSummaryQuerySchema, answer: salesSummarySchema },
  user: { method: 'GET', path: '/auth/user', auth: 'agent', origin: 'extension', answer: userSchema },
  logout: { method: 'POST', path: '/auth/logout', auth: 'agent', origin: 'extension', answer: done },
  smartcard: lookUpEndpoints.smartcard,
  profile: lookUpEndpoints.profile,
  purchase: purchaseEndpoints.purchase,
  voidPurchase: purchaseEndpoints.voidPurchase,
  transaction: purchaseEndpoints.transaction,
} as const satisfies Record<string, Endpoint>))();

/** The calls that a partner's server makes with its API key. No client in a page makes them. */
// biome-ignore format: one row per call, so that the columns can be compared
export const partnerEndpoints = {
  widgetSession: { method: 'POST', path: '/widget-sessions', auth: 'api-key', origin: 'extension', body: widgetSessionRequestSchema, answer: widgetSessionSchema },
} as const satisfies { readonly [name: string]: Endpoint };

/** The type of the whole endpoint table; `everyEndpoint.ts` has the value. */
export type EveryEndpoint = typeof agentEndpoints & typeof carriedEndpoints & typeof partnerEndpoints;

/** All endpoints that the token of a widget session may call. */
export const widgetEndpoints: typeof purchaseEndpoints &
  typeof lookUpEndpoints &
  typeof walletEndpoints &
  typeof historyEndpoints = /* @__PURE__ */ Object.assign(
  {},
  purchaseEndpoints,
  lookUpEndpoints,
  walletEndpoints,
  historyEndpoints,
);

export type EndpointName = keyof EveryEndpoint;

/** The endpoints of one client: the whole table, or what an embed needs. */
export type EndpointTable = { readonly [N in EndpointName]?: Endpoint };

type Row<N extends EndpointName> = EveryEndpoint[N];
/** The parsed answer of a call: the output of the endpoint's `answer`, in kobo and ms. */
export type Answer<N extends EndpointName> = v.InferOutput<Row<N>['answer']>;
/** The request body in its wire format. */
export type Body<N extends EndpointName> =
  Row<N> extends { body: infer S extends v.GenericSchema } ? v.InferInput<S> : undefined;
export type Query<N extends EndpointName> =
  Row<N> extends { query: infer S extends v.GenericSchema } ? v.InferInput<S> : undefined;
/** The `data` of a success before it is parsed. Types the fixtures and the reference API. */
export type Wire<N extends EndpointName> = v.InferInput<Row<N>['answer']>;
