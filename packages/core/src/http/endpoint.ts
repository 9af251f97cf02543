import type * as v from 'valibot';
import { hasOwn } from '../shared/hasOwn.ts';

/** The data that an embed on an agent's site may be allowed to read besides what it sells: each widget's own data and no more. */
export const readScopes = ['services:read', 'meters:read', 'wallet:read', 'transactions:read'] as const;
export type ReadScope = (typeof readScopes)[number];

/** Every scope of a widget session besides selling: reading, and opening payment pages for the agent's wallet. */
export const widgetScopes = [...readScopes, 'wallet:fund'] as const;
export type WidgetScope = (typeof widgetScopes)[number];

/** One endpoint of the table. The transport, the reference API, the fake server and the documentation read a call's terms from it. */
export interface Endpoint {
  /** The call's name in the table. Hosts' settings, the memory of missing calls and the snapshot refer to it. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path below `/api/v1/agent`. `{name}` is filled from the call's params, percent-encoded. */
  readonly path: `/${string}`;
  /**
   * Who may call: anyone, a signed-in agent, an agent or an embed, or only a server with an API key. `keyAccess` lists
   * what a key may call too.
   */
  readonly auth: 'none' | 'agent' | 'agent-or-widget' | 'api-key';
  /** The scope that an embed's session also needs. Omitted: the categories that it sells limit the answers it gets. */
  readonly scope?: WidgetScope;
  /** True if the specification has the call (section 7). Any other call is an extension that a server may lack. */
  readonly specified?: true;
  /** True if a lost answer may have cost money: the transport never retries the call. */
  readonly spends?: true;
  /** True if the call looks up a customer: its 404 means an unknown customer, not a missing call. */
  readonly looksUp?: true;
  readonly query?: v.GenericSchema;
  readonly body?: v.GenericSchema;
  /** The schema of a success's `data`. */
  readonly answer: v.GenericSchema;
}

/** How a server differs from the table, by the name of the call. `EndpointSettings` allows only what makes sense. */
export type Settings = Readonly<Record<string, Endpoint['path'] | false | undefined>>;

/**
 * Returns the endpoint as this server has it; `null` if it is an extension that is switched off. A call of the
 * specification can't be switched off, even by an untyped host.
 */
export function applySettings(endpoint: Endpoint, settings: Settings = {}): Endpoint | null {
  const setting = hasOwn(settings, endpoint.name) ? settings[endpoint.name] : undefined;
  if (setting === false && !endpoint.specified) return null;
  return setting ? { ...endpoint, path: setting } : endpoint;
}

/** Parsed answer of a call: amounts in kobo, times in ms. */
export type AnswerOf<E extends Endpoint> = v.InferOutput<E['answer']>;
/** Request body of a call before it is validated; `undefined` for a call without a body. */
export type BodyOf<E extends Endpoint> = E extends { body: infer S extends v.GenericSchema }
  ? v.InferInput<S>
  : undefined;
/** Query of a call before it is validated; `undefined` for a call without a query. */
export type QueryOf<E extends Endpoint> = E extends { query: infer S extends v.GenericSchema }
  ? v.InferInput<S>
  : undefined;
/** `data` of a successful response before it is parsed. */
export type WireOf<E extends Endpoint> = v.InferInput<E['answer']>;

/**
 * A request header from the embed's frame page, which has the API's own origin: the origin of the page that contains
 * the frame. The server checks it against the origin that the widget session is for.
 */
export const EMBEDDER_HEADER = 'Oja-Embedder';

/** The API's path below its origin (specification, section 7). */
export const BASE_PATH = '/api/v1/agent';
