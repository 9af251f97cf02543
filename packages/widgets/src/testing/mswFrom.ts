import type { FakeServer } from '@oja/core/testing';
import { type HttpHandler, http, passthrough } from 'msw';

/** An MSW handler that answers every endpoint with a fake server of core. `apiBase` is an origin; `*` is any. */
export function mswFrom(server: FakeServer, apiBase = '*'): HttpHandler {
  return http.all(`${apiBase}/api/v1/agent/*`, async ({ request }) => {
    return (await server.handle(request)) ?? passthrough();
  });
}
