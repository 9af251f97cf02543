import * as v from 'valibot';
import type { Clock } from '../shared/clock.ts';
import { hasOwn } from '../shared/hasOwn.ts';
import {
  type AnswerOf,
  applySettings,
  BASE_PATH,
  type BodyOf,
  type Endpoint,
  type QueryOf,
  type Settings,
} from './endpoint.ts';
import { writeJson } from './json.ts';
import type { MissingCalls } from './missingCalls.ts';
import { type CallResult, parseResponse } from './parseResponse.ts';
import { createProblem, noSuchCall, type Problem } from './problem.ts';
import { retryPause } from './retry.ts';
import { type Network, type PreparedRequest, type RawResponse, send } from './send.ts';

/** The input of a call. Its endpoint says which parts it needs; `query` and `body` are checked against its schemas. */
export interface CallInput<E extends Endpoint> {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: QueryOf<E> | undefined;
  readonly body?: BodyOf<E> | undefined;
  readonly signal?: AbortSignal | undefined;
  /** In ms, for each attempt, up to the last byte of the answer. Defaults: 35 s for a call that spends, 20 s for the others. */
  readonly timeoutMs?: number;
  /** `false` sends the call once, for callers with their own schedule (the requery). */
  readonly retry?: boolean;
  /** True if the snapshot of an earlier visit may answer this read once, at the start (`at`). */
  readonly recall?: boolean;
  /** Called with each raw answer before it is parsed, for a page that shows the server's answers. */
  readonly onResponse?: (answer: RawResponse) => void;
}

/** A read: its endpoint, its query and the token that it is sent with. */
export interface ReadOf {
  readonly endpoint: Endpoint;
  readonly query: Readonly<Record<string, unknown>> | undefined;
  readonly token: string;
}

/** The last answers of one session, stored on this device. */
export interface Snapshot {
  /** Returns the answer of an earlier visit, once per read and with its time (`at`); `null` without one. */
  recall(read: ReadOf): CallResult<unknown> | null;
  keep(read: ReadOf, answer: RawResponse): void;
  /** Deletes all answers. */
  forget(): void;
}

export interface TransportConfig extends Network {
  /** How this server differs from the table. A call that it lacks is not sent. */
  readonly settings?: Settings | undefined;
  /** False for a call that this bundle may not make: it is not sent. Omitted: any call. */
  readonly mayCall?: ((endpoint: Endpoint) => boolean) | undefined;
  /** The calls that the server has shown to lack: they are not sent again. */
  readonly missing?: MissingCalls | undefined;
  /** Answers reads that allow it (`recall`), and stores their answers. */
  readonly snapshot?: Snapshot | undefined;
  /** An origin from `parseApiBase`, or '' for the page's own. */
  readonly apiBase: string;
  /** Also send the reference as `Idempotency-Key`; only if the server's CORS is known to allow it. */
  readonly idempotencyHeader: boolean;
  /** Creates an id for each call, sent as `X-Request-Id`. Omit it unless the server's CORS is known to allow the header. */
  readonly newRequestId?: (() => string) | false | undefined;
  readonly wait: Clock['wait'];
  random(): number;
  /** Aborts each read whose caller passes no signal. Calls that change something always run to their end. */
  readonly signal?: AbortSignal | undefined;
}

export type Transport = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  token: string | null,
) => Promise<CallResult<AnswerOf<E>>>;

/** A call with the session's token, as every store receives it. Never throws. */
export type Call = <E extends Endpoint>(
  endpoint: E,
  input?: CallInput<E>,
) => Promise<CallResult<AnswerOf<E>>>;

const SPEND_TIMEOUT = 35_000;
const TIMEOUT = 20_000;

const refused = (path?: string): { ok: false; problem: Problem } => ({
  ok: false,
  problem: createProblem('unknown', 'unsent', { reason: 'refused-to-send', path }),
});

function fillPath(path: string, params: Readonly<Record<string, string>>): string | null {
  let complete = true;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = hasOwn(params, name) ? params[name] : undefined;
    // "." and ".." survive percent-encoding and would leave the path. An unpaired surrogate can't be encoded, so the
    // intended value is unknown.
    if (value && !/^\.{1,2}$|\p{Cs}/u.test(value)) return encodeURIComponent(value);
    complete = false;
    return '';
  });
  return complete ? filled : null;
}

function writeQuery(query: Readonly<Record<string, string | number | undefined>> | undefined): string {
  const pairs = Object.entries(query ?? {}).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)]],
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

const headersFor = (row: Endpoint, token: string | null): Record<string, string> => ({
  Accept: 'application/json',
  'Content-Type': 'application/json',
  ...(row.auth !== 'none' && token ? { Authorization: `Bearer ${token}` } : {}),
});

function prepare<E extends Endpoint>(
  row: Endpoint,
  input: CallInput<E>,
  token: string | null,
  config: TransportConfig,
): PreparedRequest | { ok: false; problem: Problem } {
  const path = fillPath(row.path, input.params ?? {});
  if (path === null) return refused('params');
  const body = row.body ? v.safeParse(row.body, input.body) : null;
  if (body && !body.success) return refused(v.getDotPath(body.issues[0]) ?? 'body');
  const query = row.query ? v.safeParse(row.query, input.query ?? {}) : null;
  if (query && !query.success) return refused('query');
  const headers = headersFor(row, token);
  if (config.newRequestId) headers['X-Request-Id'] = config.newRequestId();
  const json = body?.output as Parameters<typeof writeJson>[0] | undefined;
  if (row.spends && config.idempotencyHeader) {
    headers['Idempotency-Key'] = String((json as { reference?: string }).reference);
  }
  return {
    url: `${config.apiBase}${BASE_PATH}${path}${writeQuery(query?.output as Record<string, string>)}`,
    method: row.method,
    headers,
    body: json === undefined ? undefined : writeJson(json),
    timeoutMs: input.timeoutMs ?? (row.spends ? SPEND_TIMEOUT : TIMEOUT),
    signal: input.signal ?? (row.method === 'GET' ? config.signal : undefined),
  };
}

/** Every call goes through here: checked, sent, parsed. Retries a read after a temporary fault, and never a call that changes something. */
export function createTransport(config: TransportConfig): Transport {
  return async (endpoint, input, token) => {
    const { settings, mayCall, missing, snapshot } = config;
    const row = applySettings(endpoint, settings);
    if (!row || mayCall?.(endpoint) === false || missing?.has(endpoint)) return noSuchCall;
    const read = input.recall && token ? { endpoint, query: input.query as ReadOf['query'], token } : null;
    const recalled = read && snapshot?.recall(read);
    // The snapshot parsed it with the schema of its endpoint.
    if (recalled) return recalled as CallResult<AnswerOf<typeof endpoint>>;
    const dispatch = prepare(row, input, token, config);
    if ('ok' in dispatch) return dispatch;
    for (let attempt = 0; ; attempt++) {
      const raw = await send(dispatch, config);
      if ('text' in raw) input.onResponse?.(raw);
      const result = 'text' in raw ? parseResponse(raw, row.answer) : { ok: false as const, problem: raw };
      if (result.ok) {
        if (read && 'text' in raw) snapshot?.keep(read, raw);
        return result as CallResult<AnswerOf<typeof endpoint>>;
      }
      const requestId =
        ('text' in raw && raw.headers.get('X-Request-Id')) || dispatch.headers['X-Request-Id'];
      const problem = { ...result.problem, requestId };
      const pause =
        row.method === 'GET' && input.retry !== false ? retryPause(problem, attempt, config.random) : null;
      if (pause === null) {
        missing?.note(endpoint, problem);
        return { ok: false, problem };
      }
      await config.wait(pause, dispatch.signal);
    }
  };
}
