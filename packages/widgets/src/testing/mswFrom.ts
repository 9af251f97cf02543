import type { FakeServer } from '@oja/core/testing';
import { type HttpHandler, http, passthrough } from 'msw';

/** Lets a fake server of core answer in a page: one handler for every call of the table. `apiBase` is an origin; `*` is any. */
export function mswFrom(server: FakeServer, apiBase = '*'): HttpHandler {
  return http.all(`${apiBase}/api/v1/agent/*`, async ({ request }) => {
    return (await server.handle(request)) ?? passthrough();
  });
}
