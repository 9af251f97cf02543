import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { clientAddress, NO_PROXY } from './clientAddress.ts';
import type { Env } from './env.ts';

const addressBy = async (header: string | undefined, headers: Record<string, string>) => {
  const app = new Hono<Env>().get('/', (c) => c.text(clientAddress(c, header)));
  return (await app.request('/', { headers })).text();
};

it('takes the last entry of the proxy’s header: the others came with the request', async () => {
  const headers = { 'x-forwarded-for': '10.0.0.1, 10.0.0.2' };
  expect(await addressBy('x-forwarded-for', headers)).toBe('10.0.0.2');
});

it.each([undefined, NO_PROXY])('believes no header where the setting is %s', async (header) => {
  const headers = { 'x-forwarded-for': '10.0.0.1', none: '10.0.0.1', undefined: '10.0.0.1' };
  expect(await addressBy(header, headers)).toBe('unknown');
});
