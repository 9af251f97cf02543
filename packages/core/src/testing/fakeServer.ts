import { type Body, type EndpointName, endpoints, type Wire } from '../contract/endpoints.ts';
import { BASE_PATH, type Endpoint } from '../http/endpoint.ts';
import { isFinal, parseStatus } from '../shared/schemas/status.ts';

/** A call that the fake server received. */
export interface FakeCall<N extends EndpointName> {
  readonly name: N;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: Body<N>;
  readonly token: string | null;
}

/** A call of any endpoint; `name` tells which. */
export type AnyFakeCall = { [N in EndpointName]: FakeCall<N> }[EndpointName];

/** A reply of the fake server. `lost`: the answer never arrives, as when a network drops. `silent`: the server never answers. */
export type Reply<T> =
  | {
      readonly kind: 'ok';
      readonly data: T;
      readonly status?: number;
      readonly message?: string;
      readonly nextCursor?: string;
    }
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly message: string;
      readonly code?: string;
      readonly errors?: Readonly<Record<string, readonly string[]>>;
      /** The id of the call in the server's log. */
      readonly requestId?: string;
      readonly purchase?: { readonly reference: string; readonly charged: boolean };
      readonly data?: unknown;
    }
  | { readonly kind: 'raw'; readonly status: number; readonly contentType: string; readonly text: string }
  | { readonly kind: 'lost' }
  | { readonly kind: 'silent' };

/** The reply to each known call. */
export type Answers = {
  readonly [N in EndpointName]?: (call: FakeCall<N>) => Reply<Wire<N>> | Promise<Reply<Wire<N>>>;
};

export interface FakeServer {
  /** Answers a request to the agent API; `null` for any other address. */
  handle(request: Request): Promise<Response | null>;
  /** A `fetch` that reaches only this server. */
  readonly fetch: typeof fetch;
  /** Every received call, in order. */
  readonly calls: readonly AnyFakeCall[];
}

export const ok = <T>(
  data: T,
  more: { status?: number; message?: string; nextCursor?: string } = {},
): Reply<T> => ({
  kind: 'ok',
  data,
  ...more,
});
export const refuse = (
  status: number,
  message: string,
  more: Omit<Extract<Reply<never>, { kind: 'refused' }>, 'kind' | 'status' | 'message'> = {},
): Reply<never> => ({ kind: 'refused', status, message, ...more });
export const lost: Reply<never> = { kind: 'lost' };
export const silent: Reply<never> = { kind: 'silent' };
/** A gateway's HTML page instead of an answer. */
export const html = (status: number): Reply<never> => ({
  kind: 'raw',
  status,
  contentType: 'text/html',
  text: `<html><body><h1>${status}</h1></body></html>`,
});

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

async function respond(reply: Reply<unknown>, signal: AbortSignal): Promise<Response> {
  switch (reply.kind) {
    case 'ok': {
      const { data, status = 200, message, nextCursor } = reply;
      return json(status, { data, message, ...(nextCursor ? { meta: { nextCursor } } : {}) });
    }
    case 'refused': {
      const { kind: _, status, ...envelope } = reply;
      return json(status, envelope);
    }
    case 'raw':
      return new Response(reply.text, {
        status: reply.status,
        headers: { 'Content-Type': reply.contentType },
      });
    case 'lost':
      return Response.error();
    case 'silent':
      return new Promise((_, reject) => {
        if (signal.aborted) reject(signal.reason);
        else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      });
  }
}

function match(method: string, path: string): { name: EndpointName; params: Record<string, string> } | null {
  for (const [name, row] of Object.entries(endpoints) as [EndpointName, Endpoint][]) {
    const pattern = new RegExp(`^${row.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
    const found = row.method === method ? pattern.exec(path) : null;
    if (found) return { name, params: { ...found.groups } };
  }
  return null;
}

/**
 * Creates an agent API that answers from memory, for stories, for tests, and for hosts that test their own pages.
 * Answers are typed by the endpoint table; a call without one gets a 404 in the API's envelope.
 */
export function createFakeServer(answers: Answers): FakeServer {
  const calls: AnyFakeCall[] = [];
  async function handle(request: Request, signal = request.signal): Promise<Response | null> {
    const url = new URL(request.url);
    if (!url.pathname.startsWith(BASE_PATH)) return null;
    const found = match(request.method, url.pathname.slice(BASE_PATH.length));
    const text = await request.text();
    const answer = found && (answers[found.name] as ((call: AnyFakeCall) => Reply<unknown>) | undefined);
    if (!found || !answer) return respond(refuse(404, 'There is no such call.'), signal);
    const call = {
      ...found,
      query: url.searchParams,
      body: text ? JSON.parse(text) : undefined,
      token: request.headers.get('authorization')?.replace(/^Bearer /, '') ?? null,
    } as AnyFakeCall;
    calls.push(call);
    return respond(await answer(call), signal);
  }
  return {
    handle,
    calls,
    async fetch(input, init) {
      const raw = input instanceof Request ? input : String(input);
      const address = typeof raw === 'string' && raw.startsWith('/') ? `https://api.test${raw}` : raw;
      const request = new Request(address, init);
      // Uses the caller's own signal: Node may garbage-collect a request, and with it the signal that follows the caller's.
      const signal = init?.signal ?? (raw instanceof Request ? raw.signal : request.signal);
      const response = await handle(request, signal);
      if (!response || response.type === 'error') throw new TypeError('Failed to fetch');
      return response;
    },
  };
}

type Row = Wire<'transaction'>;

/** Creates the answer to `transactions` of a server that supports `status=pending`, as the reference API does. */
export const listing =
  (rows: readonly Row[]) =>
  ({ query }: { readonly query: URLSearchParams }): Reply<Row[]> =>
    ok(
      rows.filter(({ status }) => query.get('status') !== 'pending' || !isFinal(parseStatus(String(status)))),
    );
