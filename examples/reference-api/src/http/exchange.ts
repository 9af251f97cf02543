import { BASE_PATH } from '@oja/core';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import type { Env } from './env.ts';

/** One call of the agent API with its response, as sent over the wire. */
export interface Exchange {
  readonly method: string;
  readonly url: URL;
  /** The body that the handler read; `undefined` if it read none. */
  readonly sent: string | undefined;
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** Receives each exchange before the response is sent, for tests that check the API against its OpenAPI document. */
export type OnExchange = (exchange: Exchange) => void;

/** Mount first, so that it sees the response with all headers. */
export function mountExchanges(app: Hono<Env>, onExchange: OnExchange): void {
  app.use(`${BASE_PATH}/*`, tell(onExchange));
}

const tell =
  (onExchange: OnExchange): MiddlewareHandler<Env> =>
  async (c, next) => {
    await next();
    // A simulated network fault: no response was sent.
    if (c.res.headers.has('x-hono-already-sent')) return;
    onExchange({
      method: c.req.method,
      url: new URL(c.req.url),
      sent: await readSent(c),
      status: c.res.status,
      headers: c.res.headers,
      body: await parseAnswer(c.res.clone()),
    });
  };

/**
 * Reads a body again only if the handler has read it: the exchange must not wait for a body that the handler skipped.
 */
async function readSent(c: Context<Env>): Promise<string | undefined> {
  if (c.req.bodyCache.text === undefined) return undefined;
  try {
    return await c.req.text();
  } catch {
    // The client disconnected while it sent the body.
    return undefined;
  }
}

function parseAnswer(answer: Response): Promise<string> {
  const encoding = answer.headers.get('content-encoding');
  if (encoding !== 'gzip' && encoding !== 'deflate') return answer.text();
  return new Response(answer.body?.pipeThrough(new DecompressionStream(encoding))).text();
}
