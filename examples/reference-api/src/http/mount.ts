import {
  BASE_PATH,
  EMBEDDER_HEADER,
  type Endpoint,
  type EndpointName,
  endpoints,
  findKeyRights,
} from '@oja/core';
import type { Context, Hono } from 'hono';
import type { AppContext } from '../appContext.ts';
import { authenticate } from '../identity/authenticate.ts';
import type { Caller } from '../identity/caller.ts';
import type { ResponseFault } from '../provider/provider.ts';
import { answerRefusedPurchase } from '../routes/purchase.ts';
import { clientAddress } from './address.ts';
import type { Env } from './env.ts';
import type { HandlerRequest, Handlers } from './handler.ts';
import { inTime } from './inTime.ts';
import { addressBucket, callerBuckets, type RateLimiter } from './rateLimit.ts';
import { invalid, Refusal } from './refusal.ts';
import { readBody, readQuery } from './validate.ts';

const BAD_GATEWAY = '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>';

/** Simulates a network fault after the work: the connection breaks, or a gateway answers in HTML. */
export function dropResponse(c: Context<Env>, fault: ResponseFault): Response {
  if (fault === 'html') return c.html(BAD_GATEWAY, 502);
  c.env.incoming?.socket.destroy();
  // Keeps the adapter from writing to the closed connection.
  return new Response(null, { headers: { 'x-hono-already-sent': 'true' } });
}

/**
 * Throws a 400 if the Idempotency-Key header differs from the body's reference. The header may be quoted, as in the
 * draft standard.
 */
export function checkIdempotencyKey(c: Context, body: unknown): void {
  const sent = c.req.header('idempotency-key')?.replace(/^"(.*)"$/, '$1');
  if (sent === undefined || typeof body !== 'object' || body === null || !('reference' in body)) return;
  if (sent !== body.reference)
    throw invalid('reference', 'The Idempotency-Key header and the body have different references.');
}

/** The context and limits of every endpoint. */
export interface MountOptions {
  readonly context: AppContext;
  readonly limiter: RateLimiter;
  /** The header in which our own proxy writes the caller's address; without it, the connection's address is used. */
  readonly addressHeader: string | undefined;
  /** The header in which our own edge proxy names the caller's town. */
  readonly placeHeader: string | undefined;
}

/** Mounts one route per endpoint of core. The table defines permissions and schemas, the handler the rest. */
export function mountEndpoints(app: Hono<Env>, handlers: Handlers, options: MountOptions): void {
  const methods = new Map<string, string[]>();
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const path = mountEndpoint(app, name, handlers, options);
    methods.set(path, [...(methods.get(path) ?? []), endpoints[name].method]);
  }
  for (const [path, allowed] of methods) {
    app.all(path, () => {
      throw new Refusal(405, 'method_not_allowed', 'This endpoint does not support this method.', {
        headers: { Allow: allowed.join(', ') },
      });
    });
  }
}

/** Converts `/transactions/{ref}` of the table into Hono's syntax. */
export const routePath = (row: Endpoint): string => BASE_PATH + row.path.replace(/\{(\w+)\}/g, ':$1');

function mountEndpoint<N extends EndpointName>(
  app: Hono<Env>,
  name: N,
  handlers: Handlers,
  options: MountOptions,
): string {
  const row: Endpoint = endpoints[name];
  const handler = handlers[name];
  const path = routePath(row);
  app.on(row.method, path, async (c) => {
    const started = performance.now();
    const work = readCall(c, name, options).then((call) => inTime(handler(call, options.context)));
    const lookFirst = (error: unknown) => answerRefusedPurchase(error, started, c, options.context);
    const reply = await (row.spends ? work.catch(lookFirst) : work);
    const { message, data, meta, fault, status = 200 } = reply;
    return fault ? dropResponse(c, fault) : c.json({ message, data, meta }, status);
  });
  return path;
}

const sourceOf = (
  c: Context<Env>,
  { placeHeader }: MountOptions,
): HandlerRequest<EndpointName>['source'] => ({
  userAgent: c.req.header('user-agent') ?? '',
  town: (placeHeader && c.req.header(placeHeader)) ?? '',
});

async function readCall<N extends EndpointName>(
  c: Context<Env>,
  name: N,
  options: MountOptions,
): Promise<HandlerRequest<N>> {
  const row: Endpoint = endpoints[name];
  const address = clientAddress(c, options.addressHeader);
  const caller = await admit(c, name, address, options);
  const query = readQuery(c, row.query);
  const body = await readBody(c, row.body);
  if (row.spends) checkIdempotencyKey(c, body);
  // The only cast: here the runtime-checked values get the types of the endpoint's schemas.
  return {
    caller,
    query,
    body,
    params: c.req.param(),
    address,
    source: sourceOf(c, options),
  } as unknown as HandlerRequest<N>;
}

/**
 * The origin of the calling page. A same-origin page that names its embedder is the embed's frame page, which runs in
 * no other page (`frame-ancestors`). The header of a page of another origin is ignored, because its browser sends its
 * origin.
 */
function pageOrigin(c: Context<Env>): string | undefined {
  const embedder = c.req.header('sec-fetch-site') === 'same-origin' && c.req.header(EMBEDDER_HEADER);
  return embedder || c.req.header('origin');
}

/** Authenticates the caller and counts the call; an unknown caller is counted by address. */
async function admit(
  c: Context<Env>,
  name: EndpointName,
  address: string,
  { context, limiter }: MountOptions,
): Promise<Caller | null> {
  const row: Endpoint = endpoints[name];
  const request = { authorization: c.req.header('authorization'), origin: pageOrigin(c), address };
  let caller: Caller | null = null;
  try {
    caller = await authenticate({ ...row, keyRights: findKeyRights(name) }, request, context);
    c.set('caller', caller);
  } catch (error) {
    limiter.count(c, [addressBucket('address', address)]);
    throw error;
  }
  limiter.count(c, caller ? callerBuckets(caller) : [addressBucket('address', address)]);
  return caller;
}
