import type * as v from 'valibot';

/**
 * What an embed on an agent's own site can be allowed to read, besides what it sells: each widget's own data and no more.
 */
export const readScopes = ['services:read', 'meters:read', 'wallet:read', 'transactions:read'] as const;
export type ReadScope = (typeof readScopes)[number];

/** One row of THE TABLE. Transport, reference API, fake server and documentation read a call from its row. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api/v1/agent`. `{name}` is filled from the call's params, percent-encoded. */
  readonly path: `/${string}`;
  /** Who may call: anyone, a signed-in agent, an agent or an embed, or a server with an API key alone. What a key may call besides says `keyAccess`. */
  readonly auth: 'none' | 'agent' | 'agent-or-widget' | 'api-key';
  /** What the session of an embed needs for it besides. Left out: the scopes of what it sells say which answers it gets. */
  readonly scope?: ReadScope;
  /** Given by the specification (section 7), or an extension that a real server may lack. */
  readonly origin: 'given' | 'extension';
  /** True where an answer that gets lost may have cost money: never retried by the transport. */
  readonly spends?: true;
  readonly query?: v.GenericSchema;
  readonly body?: v.GenericSchema;
  /** The `data` of a success. */
  readonly answer: v.GenericSchema;
}

/**
 * A header of calls from the embed's frame page, which is of the API's own origin: the origin of the page that has the frame.
 * The session of a widget counts from there.
 */
export const EMBEDDER_HEADER = 'Oja-Embedder';

/** The path of the API below its origin (specification, section 7). */
export const BASE_PATH = '/api/v1/agent';
