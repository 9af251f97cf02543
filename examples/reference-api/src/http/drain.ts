import type { MiddlewareHandler } from 'hono';
import type { Env } from './env.ts';
import { Refusal } from './refusal.ts';

/** How a server is stopped. */
interface Stop {
  /** For so long, in ms, calls are still answered, while `/readyz` says that the server stops. */
  readonly noticeMs: number;
  /** How long the answers that have begun may take from then on, in ms. */
  readonly patienceMs: number;
}

/** How a server comes to its end: a load balancer hears of it first, then what was begun is answered and nothing more begun. */
export interface Drain {
  readonly middleware: MiddlewareHandler<Env>;
  readonly isStopping: () => boolean;
  /** Resolves when nothing is being answered any more, or when the time for it is over. */
  stop(how: Stop): Promise<void>;
}

/** 503 before anything was looked at: nothing is charged, and another server or the next start answers. */
const stopping = () =>
  new Refusal(503, 'stopping', 'The server is being restarted. Try again in a moment.', {
    headers: { 'Retry-After': '5', Connection: 'close' },
  });

export function createDrain(): Drain {
  let answering = 0;
  let state: 'open' | 'noticed' | 'closed' = 'open';
  const idle = Promise.withResolvers<void>();
  const check = () => {
    if (state === 'closed' && answering === 0) idle.resolve();
  };
  return {
    isStopping: () => state !== 'open',
    middleware: async (_, next) => {
      if (state === 'closed') throw stopping();
      answering += 1;
      try {
        await next();
      } finally {
        answering -= 1;
        check();
      }
    },
    async stop({ noticeMs, patienceMs }) {
      state = 'noticed';
      if (noticeMs > 0) await new Promise((resolve) => setTimeout(resolve, noticeMs));
      state = 'closed';
      check();
      const timer = setTimeout(idle.resolve, patienceMs);
      await idle.promise;
      clearTimeout(timer);
    },
  };
}
