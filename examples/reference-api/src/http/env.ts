import type { HttpBindings } from '@hono/node-server';

/** What Hono carries along with a request. */
export interface Env {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string };
}
