import { BASE_PATH } from '@oja/core';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import type { Env } from './env.ts';

/** One call of the agent API with its answer, as both went over the wire. */
export interface Exchange {
  readonly method: string;
  readonly url: URL;
  /** The body that the handler read; undefined where it read none. */
  readonly sent: string | undefined;
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** Hears of each exchange before its answer leaves: for tests that hold the API to its document. */
export type OnExchange = (exchange: Exchange) => void;

/** Mounted first, so that it sees an answer with all its headers. */
export function mountExchanges(app: Hono<Env>, onExchange: OnExchange): void {
  app.use(`${BASE_PATH}/*`, tell(onExchange));
}

const tell =
  (onExchange: OnExchange): MiddlewareHandler<Env> =>
  async (c, next) => {
    await next();
    // The line was cut on purpose: nothing is on the wire.
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

/** Reads again only a body that was already read: the exchange must not wait for a body that the handler skipped. */
async function readSent(c: Context<Env>): Promise<string | undefined> {
  if (c.req.bodyCache.text === undefined) return undefined;
  try {
    return await c.req.text();
  } catch {
    // The client went away in the middle of it.
    return undefined;
  }
}

function parseAnswer(answer: Response): Promise<string> {
  const encoding = answer.headers.get('content-encoding');
  if (encoding !== 'gzip' && encoding !== 'deflate') return answer.text();
  return new Response(answer.body?.pipeThrough(new DecompressionStream(encoding))).text();
}
