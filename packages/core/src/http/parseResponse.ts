import * as v from 'valibot';
import { hasOwn } from '../shared/hasOwn.ts';
import { type Failure, failureSchema, successSchema } from './envelope.ts';
import { parseHttpDate } from './httpDate.ts';
import { parseJson } from './json.ts';
import { createProblem, type Problem, unexpected } from './problem.ts';
import type { RawResponse } from './send.ts';

/**
 * A success with a valid body. `serverTime` (ms since 1970, from the Date header) is null if it can't be
 * read.
 */
export interface CallSuccess<T> {
  readonly ok: true;
  readonly data: T;
  readonly message: string | null;
  readonly nextCursor: string | null;
  readonly serverTime: number | null;
  /**
   * The time when an earlier visit received this answer, in ms since 1970. Present only on an answer from the snapshot:
   * show it with its age, and base no decision on it.
   */
  readonly at?: number;
}

/** The result of every call. Calls never throw: the problem is a value, so that no caller can forget it. */
export type CallResult<T> = CallSuccess<T> | { readonly ok: false; readonly problem: Problem };

/** The longest wait that a Retry-After can cause, in ms. */
const LONGEST_WAIT = 60_000;

function retryAfter(headers: Headers): number | undefined {
  const raw = headers.get('retry-after') ?? '';
  // A date is compared with the server's clock if the answer has it, because a phone's clock may be off by days.
  const now = parseHttpDate(headers, 'date') ?? Date.now();
  const until = /^\d{1,6}$/.test(raw) ? now + Number(raw) * 1000 : parseHttpDate(headers, 'retry-after');
  return until === null ? undefined : Math.min(Math.max(until - now, 0), LONGEST_WAIT);
}

function readFailure(text: string): Failure | null {
  try {
    const read = v.safeParse(failureSchema, parseJson(text));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** Login and registration answer with or without the `data` wrapper; both are read (agent API, conventions). */
function unwrap(body: unknown): unknown {
  const bare = typeof body === 'object' && body !== null && !hasOwn(body, 'data');
  return bare && hasOwn(body, 'authorization') ? { ...body, data: body } : body;
}

/** Parses an answer with the schema of its call. If it does not match, returns a problem that names the invalid field. */
export function parseResponse<S extends v.GenericSchema>(
  raw: RawResponse,
  schema: S,
): CallResult<v.InferOutput<S>> {
  const { status, headers, text } = raw;
  if (status >= 400) {
    const more = { status, failure: readFailure(text), retryAfterMs: retryAfter(headers) };
    return { ok: false, problem: createProblem(status >= 500 ? 'server' : 'client', 'body', more) };
  }
  // A redirect is not an answer of the API, whatever its body says.
  if (status >= 300) return unexpected();
  let body: unknown;
  try {
    // "No content" is a complete answer to a call that returns no data, such as revoking a key or logging out.
    body = status === 204 ? {} : unwrap(parseJson(text));
  } catch (cause) {
    return unexpected(undefined, cause);
  }
  const envelope = v.safeParse(successSchema, body);
  if (!envelope.success) return unexpected(v.getDotPath(envelope.issues[0]) ?? undefined);
  const data = v.safeParse(schema, envelope.output.data);
  if (!data.success) return unexpected(`data.${v.getDotPath(data.issues[0]) ?? ''}`.replace(/\.$/, ''));
  return {
    ok: true,
    data: data.output,
    message: envelope.output.message ?? null,
    nextCursor: envelope.output.meta?.nextCursor ?? null,
    serverTime: parseHttpDate(headers, 'date'),
  };
}
