import type { HttpBindings } from '@hono/node-server';
import type { Caller } from '../identity/caller.ts';

/** What Hono carries along with a request. */
export interface Env {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; caller?: Caller | null };
}
