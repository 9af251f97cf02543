import { type ErrorCode, errorType } from '@oja/core/openapi';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import type { Log } from '../appContext.ts';
import { describeError } from './describeError.ts';
import type { Env } from './env.ts';
import { Refusal } from './refusal.ts';

// PostgreSQL error codes for a lack of resources or time: nothing was committed, and a retry may succeed.
const BUSY = new Set(['55P03', '57014', '53300', '40001', '40P01', '53100', '53200']);

/** The database is unreachable: PostgreSQL classes 08 and 57P (starting up, shutting down), or a network error. */
const GONE =
  /^(08...|57P0[1-3]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** The driver's errors for a lost or missing connection have no code. */
const LOST = /^(Connection terminated|Client has encountered a connection error)/;
const NO_CONNECTION = 'timeout exceeded when trying to connect';
/** Text that PostgreSQL can't store: a NUL character. */
const BAD_TEXT = '22021';

/** The refusal for an error; `undefined` for a fault of the server itself. */
export function asRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (!(error instanceof Error)) return undefined;
  if (error instanceof HTTPException) return new Refusal(400, 'bad_request', 'The request can’t be read.');
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause ? String(cause.code) : '';
  if (code === BAD_TEXT)
    return new Refusal(400, 'invalid', 'The request contains a character that can’t be used.');
  if (GONE.test(code) || LOST.test(cause.message)) return unavailable();
  if (!BUSY.has(code) && cause.message !== NO_CONNECTION) return undefined;
  return new Refusal(503, 'busy', 'The server is busy. Try again in a moment.', {
    headers: { 'Retry-After': '2' },
  });
}

/** 503 while the database is unreachable. As after any 5xx, the client must requery a purchase. */
const unavailable = () =>
  new Refusal(
    503,
    'temporarily_unavailable',
    'The service is not available right now. Try again in a moment.',
    {
      headers: { 'Retry-After': '5' },
    },
  );

/**
 * Answers every failure in the envelope, with a request id that finds it in the log. For an unknown error it contains
 * nothing else.
 */
export function answerError(error: Error, c: Context<Env>, log: Log): Response {
  const requestId = c.get('requestId');
  const refusal = asRefusal(error);
  const status = refusal?.status ?? 500;
  if (status >= 500) {
    const route = `${c.req.method} ${routePath(c)}`;
    log({ level: 'error', what: 'request failed', requestId, route, status, ...describeError(error) });
  }
  c.header('X-Request-Id', requestId);
  if (!refusal) {
    const code: ErrorCode = 'server_error';
    return c.json(
      { message: 'Something went wrong on our side.', code, type: errorType(code), requestId },
      500,
    );
  }
  const { errors, data, purchase, headers = {} } = refusal.details;
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  const { message, code } = refusal;
  const type = errorType(code);
  return c.json({ message, code, type, errors, data, purchase, requestId }, refusal.status);
}
