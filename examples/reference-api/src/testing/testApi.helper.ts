import { type Body, type Endpoint, type EndpointName, endpoints, type Wire } from '@oja/core';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { routePath } from '../http/mount.ts';
import { DEMO_AGENT } from '../seed/demo.ts';
import type { ReferenceApi, ReferenceApiOptions } from '../start.ts';
import { contract } from './contract.helper.ts';
import { testBackend } from './testBackend.helper.ts';

/** The parts of a request that a test chooses. */
export interface Send {
  readonly token?: string | undefined;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The response envelope of any status. */
export interface TestResponse<N extends EndpointName> {
  readonly status: number;
  readonly headers: Headers;
  readonly message: string;
  readonly code: string | undefined;
  readonly errors: Readonly<Record<string, string[]>> | undefined;
  readonly data: Wire<N>;
  readonly nextCursor: string | undefined;
  /** The statement of a refused purchase. */
  readonly purchase: { readonly reference: string; readonly charged: false } | undefined;
}

const envelope = v.object({
  message: v.optional(v.string(), ''),
  code: v.optional(v.string()),
  errors: v.optional(v.record(v.string(), v.array(v.string()))),
  data: v.optional(v.unknown()),
  meta: v.optional(v.object({ nextCursor: v.optional(v.string()) })),
  requestId: v.optional(v.string()),
  purchase: v.optional(v.object({ reference: v.string(), charged: v.literal(false) })),
});

/**
 * Makes one call to an endpoint. Throws if a success does not match the endpoint's schema, or if a failure has no
 * envelope.
 */
export async function call<N extends EndpointName>(
  url: string,
  name: N,
  send: Send = {},
): Promise<TestResponse<N>> {
  const row: Endpoint = endpoints[name];
  const path = routePath(row).replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(send.params?.[key] ?? ''),
  );
  const response = await fetch(`${url}${path}?${new URLSearchParams(send.query)}`, {
    method: row.method,
    headers: {
      // Compressing the responses would take a tenth of the time of all calls.
      'accept-encoding': 'identity',
      ...(send.body !== undefined && { 'content-type': 'application/json' }),
      ...(send.token !== undefined && { authorization: `Bearer ${send.token}` }),
      ...send.headers,
    },
    ...(send.body !== undefined && { body: JSON.stringify(send.body) }),
  });
  const { message, code, errors, data, meta, requestId, purchase } = v.parse(envelope, await response.json());
  if (response.ok) v.parse(row.answer, data);
  else v.parse(v.string(), requestId);
  return {
    message,
    code,
    errors,
    status: response.status,
    headers: response.headers,
    data: data as Wire<N>,
    nextCursor: meta?.nextCursor,
    purchase,
  };
}

/** Signs in and returns the token. */
export async function signIn(
  url: string,
  who: { username: string; password: string } = DEMO_AGENT,
): Promise<string> {
  const { username, password } = who;
  // The same device for each sign-in, so that no sign-in is reported as a new device.
  const { data } = await call(url, 'login', { body: { username, password, device: 'ojd_test' } });
  return data.authorization.token;
}

/** Confirms the password, as an agent does before creating, changing or revoking a key. */
export async function confirm(url: string, token: string, password: string = DEMO_AGENT.password) {
  return (await call(url, 'confirmPassword', { token, body: { password } })).data.confirmation;
}

/** Creates an API key as an agent does, with a confirmation of the password. */
export async function makeKey(url: string, token: string, settings: Body<'createApiKey'> = {}) {
  const confirmation = await confirm(url, token);
  return call(url, 'createApiKey', { token, body: { ...settings, confirmation } });
}

/** Revokes an API key as an agent does. */
export async function revokeKey(url: string, token: string, id: string) {
  const confirmation = await confirm(url, token);
  return call(url, 'revokeApiKey', { token, params: { id }, body: { confirmation } });
}

/** An MTN 1 GB plan for ₦456.00 to a number that is always delivered, with a new reference and the given changes. */
export function order(changes: Partial<Body<'purchase'>> = {}): Body<'purchase'> {
  return {
    reference: crypto.randomUUID(),
    serviceId: 'mtn-data',
    planId: 'mtn-sme-1gb-30d',
    recipient: '08011111111',
    expectedPrice: '456.00',
    ...changes,
  };
}

export const buy = (url: string, token: string, body: unknown, headers: Record<string, string> = {}) =>
  call(url, 'purchase', { token, body, headers, params: { category: 'data' } });

/** A clock that a test can advance. It also runs in real time, so that no wait is endless. */
export function testClock() {
  let ahead = 0;
  return {
    now: () => Date.now() + ahead,
    forward: (ms: number) => {
      ahead += ms;
    },
  };
}

/** Starts a server for the tests of a file, and closes it. Checks its responses against the API document. */
export function apiForTests(options: Partial<ReferenceApiOptions> = {}): () => ReferenceApi {
  let api: ReferenceApi;
  beforeAll(async () => {
    const { newDatabase, start } = testBackend();
    const seed = options.seed ?? 'catalogue';
    api = await start({ mode: 'demo', port: 0, database: await newDatabase(seed), ...options, seed });
  });
  afterEach(() => expect(contract.takeMismatches()).toEqual([]));
  afterAll(() => api.close());
  return () => api;
}
