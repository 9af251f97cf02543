import type { HttpBindings } from '@hono/node-server';
import type { Caller } from '../identity/caller.ts';

/** The types of Hono's request context. */
export interface Env {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; caller?: Caller | null };
}
