import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { clientAddress, NO_PROXY } from './clientAddress.ts';
import type { Env } from './env.ts';

const addressBy = async (
  header: string | undefined,
  headers: Record<string, string>,
  remoteAddress?: string,
) => {
  const app = new Hono<Env>().get('/', (c) => c.text(clientAddress(c, header)));
  const env = remoteAddress === undefined ? undefined : { incoming: { socket: { remoteAddress } } };
  return (await app.request('/', { headers }, env)).text();
};

it('uses the last entry of the proxy’s header: earlier entries came with the request', async () => {
  const headers = { 'x-forwarded-for': '10.0.0.1, 10.0.0.2:50001' };
  expect(await addressBy('x-forwarded-for', headers, '10.9.9.9')).toBe('10.0.0.2');
});

it('parses the header Forwarded by the grammar of RFC 7239', async () => {
  const headers = { forwarded: 'for=10.0.0.1, for="[2001:db8::1]:50001";proto=https' };
  expect(await addressBy('Forwarded', headers)).toBe('2001:db8::1');
});

it.each(['10.0.0.1, unknown', '10.0.0.1,', '10.0.0.1, _hidden', 'junk'])(
  'uses the connection’s address if the proxy wrote %j',
  async (written) => {
    expect(await addressBy('x-forwarded-for', { 'x-forwarded-for': written }, '::ffff:10.9.9.9')).toBe(
      '10.9.9.9',
    );
  },
);

it('uses the connection’s address if the header is missing', async () => {
  expect(await addressBy('x-forwarded-for', {}, '10.9.9.9')).toBe('10.9.9.9');
});

it.each([undefined, NO_PROXY])('ignores all headers if the setting is %s', async (header) => {
  const headers = { 'x-forwarded-for': '10.0.0.1', none: '10.0.0.1', undefined: '10.0.0.1' };
  expect(await addressBy(header, headers)).toBe('unknown');
});
