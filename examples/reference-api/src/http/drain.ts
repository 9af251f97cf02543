import type { MiddlewareHandler } from 'hono';
import type { Env } from './env.ts';
import { Refusal } from './refusal.ts';

/** Timeouts of a stop. */
interface Stop {
  /** How long calls are still answered while `/readyz` reports that the server stops, in ms. */
  readonly noticeMs: number;
  /** The maximum wait for pending responses after that, in ms. */
  readonly timeoutMs: number;
}

/** A graceful stop: first tells the load balancer, then finishes pending requests and refuses new ones. */
export interface Drain {
  readonly middleware: MiddlewareHandler<Env>;
  readonly isStopping: () => boolean;
  /** Resolves when no request is pending, or when the time is over. */
  stop(how: Stop): Promise<void>;
}

/** 503 before any work: nothing is charged. Another server, or the next start, answers. */
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
    async stop({ noticeMs, timeoutMs }) {
      state = 'noticed';
      if (noticeMs > 0) await new Promise((resolve) => setTimeout(resolve, noticeMs));
      state = 'closed';
      check();
      const timer = setTimeout(idle.resolve, timeoutMs);
      await idle.promise;
      clearTimeout(timer);
    },
  };
}
