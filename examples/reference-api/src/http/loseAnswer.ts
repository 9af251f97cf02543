import type { Context } from 'hono';
import type { LineFault } from '../provider/provider.ts';
import type { Env } from './env.ts';

const BAD_GATEWAY = '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>';

/** Plays a bad line after the work was done: the connection breaks, or something in between answers in HTML. */
export function loseAnswer(c: Context<Env>, fault: LineFault): Response {
  if (fault === 'html') return c.html(BAD_GATEWAY, 502);
  c.env.incoming?.socket.destroy();
  // The adapter must not write to a connection that is gone.
  return new Response(null, { headers: { 'x-hono-already-sent': 'true' } });
}
