import type { MiddlewareHandler } from 'hono';
import type { Env } from './env.ts';
import { Refusal } from './refusal.ts';

/** How a server comes to its end: what it has begun it answers, and it begins nothing more. */
export interface Drain {
  readonly middleware: MiddlewareHandler<Env>;
  /** Refuses every request from now on. Resolves when none is being answered any more, at the latest after `patienceMs`. */
  begin(patienceMs: number): Promise<void>;
}

/** 503 before anything was looked at: nothing is charged, and another server or the next start answers. */
const stopping = () =>
  new Refusal(503, 'stopping', 'The server is being restarted. Try again in a moment.', {
    headers: { 'Retry-After': '5', Connection: 'close' },
  });

export function createDrain(): Drain {
  let answering = 0;
  let begun = false;
  const idle = Promise.withResolvers<void>();
  const check = () => {
    if (begun && answering === 0) idle.resolve();
  };
  return {
    middleware: async (_, next) => {
      if (begun) throw stopping();
      answering += 1;
      try {
        await next();
      } finally {
        answering -= 1;
        check();
      }
    },
    async begin(patienceMs) {
      begun = true;
      check();
      const timer = setTimeout(idle.resolve, patienceMs);
      await idle.promise;
      clearTimeout(timer);
    },
  };
}
