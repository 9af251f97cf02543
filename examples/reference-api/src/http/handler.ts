import type { EndpointName, endpoints, KeyEndpointName, Wire } from '@oja/core';
import type * as v from 'valibot';
import type { AppContext } from '../appContext.ts';
import type { AgentCaller, ApiKeyCaller, WidgetCaller } from '../identity/caller.ts';
import type { ResponseFault } from '../provider/provider.ts';

type Row<N extends EndpointName> = (typeof endpoints)[N];

interface CallerByRight {
  none: null;
  agent: AgentCaller;
  'agent-or-widget': AgentCaller | WidgetCaller;
  'api-key': ApiKeyCaller;
}

/** The output of an endpoint's schema. */
type Read<N extends EndpointName, K extends 'body' | 'query'> =
  Row<N> extends Record<K, infer S extends v.GenericSchema> ? v.InferOutput<S> : undefined;

/** A validated request: the caller is permitted, and body and query match the endpoint's schemas. */
export interface HandlerRequest<N extends EndpointName> {
  readonly caller: CallerByRight[Row<N>['auth']] | (N extends KeyEndpointName ? ApiKeyCaller : never);
  readonly params: Readonly<Record<string, string>>;
  readonly query: Read<N, 'query'>;
  readonly body: Read<N, 'body'>;
  /** The caller's network address, only for limits. */
  readonly address: string;
  /** The device that the request names; empty strings if it names none. */
  readonly source: { readonly userAgent: string; readonly town: string };
}

export interface HandlerResponse<N extends EndpointName> {
  readonly data: Wire<N>;
  readonly status?: 200 | 201 | 202;
  readonly message?: string;
  readonly meta?: { readonly nextCursor?: string };
  /** A simulated network fault that loses this response (see the provider's magic numbers). */
  readonly fault?: ResponseFault | undefined;
}

export type Handler<N extends EndpointName> = (
  call: HandlerRequest<N>,
  context: AppContext,
) => Promise<HandlerResponse<N>>;
export type Handlers = { readonly [N in EndpointName]: Handler<N> };
