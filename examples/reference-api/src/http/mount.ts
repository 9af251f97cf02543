import { BASE_PATH, type Endpoint, type EndpointName, endpoints } from '@oja/core';
import type { Context, Hono } from 'hono';
import type { House } from '../house.ts';
import { authenticate } from '../identity/authenticate.ts';
import type { Env } from './env.ts';
import type { Call, Handlers } from './handler.ts';
import { inTime } from './inTime.ts';
import { loseAnswer } from './loseAnswer.ts';
import { Refusal } from './refusal.ts';
import { readBody, readQuery } from './validate.ts';

/** Mounts one route per row of core's table; the table says who may call and what fits, the handler says the rest. */
export function mountEndpoints(app: Hono<Env>, handlers: Handlers, house: House): void {
  const methods = new Map<string, string[]>();
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const path = mountEndpoint(app, name, handlers, house);
    methods.set(path, [...(methods.get(path) ?? []), endpoints[name].method]);
  }
  for (const [path, allowed] of methods) {
    app.all(path, () => {
      throw new Refusal(405, 'method_not_allowed', 'This address does not take that method.', {
        headers: { Allow: allowed.join(', ') },
      });
    });
  }
}

/** `/transactions/{ref}` of the table as Hono writes it. */
export const routePath = (row: Endpoint): string => BASE_PATH + row.path.replace(/\{(\w+)\}/g, ':$1');

function mountEndpoint<N extends EndpointName>(
  app: Hono<Env>,
  name: N,
  handlers: Handlers,
  house: House,
): string {
  const row: Endpoint = endpoints[name];
  const handler = handlers[name];
  const path = routePath(row);
  app.on(row.method, path, async (c) => {
    const {
      message,
      data,
      meta,
      line,
      status = 200,
    } = await inTime(handler(await readCall<N>(c, row, house), house));
    return line ? loseAnswer(c, line) : c.json({ message, data, meta }, status);
  });
  return path;
}

async function readCall<N extends EndpointName>(
  c: Context<Env>,
  row: Endpoint,
  house: House,
): Promise<Call<N>> {
  const caller = await authenticate(
    row.auth,
    { authorization: c.req.header('authorization'), origin: c.req.header('origin') },
    house,
  );
  const query = readQuery(c, row.query);
  const body = await readBody(c, row.body);
  const address = c.env.incoming?.socket.remoteAddress ?? 'unknown';
  // The only place where what the row's schemas checked at run time gets the row's types.
  return { caller, query, body, params: c.req.param(), address } as unknown as Call<N>;
}
