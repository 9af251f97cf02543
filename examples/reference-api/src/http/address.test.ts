import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { clientAddress, NO_PROXY, parseAddress, parseForwarded } from './address.ts';
import type { Env } from './env.ts';

describe('parsing an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:CB00:7107', '203.0.113.7'],
    ['2001:0DB8:0000:0000::0001', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['::ffff:203.0.113.7%eth0', '203.0.113.7'],
  ])('normalises %s to %s', (text, address) => expect(parseAddress(text)).toBe(address));

  it.each([
    '',
    ' ',
    '127.1',
    '0x7f.0.0.1',
    '010.0.0.1',
    '203.0.113',
    '203.0.113.256',
    'shop.example',
    '2001:db8',
  ])('returns undefined for %j', (text) => expect(parseAddress(text)).toBeUndefined());
});

describe('parsing X-Forwarded-For', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:50001', '203.0.113.7'],
    ['203.0.113.7:_port', '203.0.113.7'],
    ['2001:db8::1', '2001:db8::1'],
    ['[2001:DB8::1]:50001', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['"[2001:db8::1]:50001"', '2001:db8::1'],
    ['[::ffff:203.0.113.7]:50001', '203.0.113.7'],
    ['fe80::1%eth0', 'fe80::1'],
    ['[fe80::1%eth0]:50001', 'fe80::1'],
    [' 6.6.6.6 ,\t203.0.113.7 ', '203.0.113.7'],
    [', ,203.0.113.7', '203.0.113.7'],
    ['unknown, _hidden, 203.0.113.7:1', '203.0.113.7'],
  ])('reads %j as %s', (written, address) => {
    expect(parseForwarded('X-Forwarded-For', written)).toBe(address);
  });

  it.each([
    '',
    ' ',
    '203.0.113.7,',
    '203.0.113.7, ,',
    'unknown',
    '203.0.113.7, unknown',
    '_hidden',
    '"_hidden"',
    '203.0.113.7:',
    '203.0.113.7:123456',
    '203.0.113.7:x',
    '[203.0.113.7]:1',
    '[2001:db8::1',
    ':50001',
    '[]',
    '"203.0.113.7',
    '203.0.113.7"',
    '203.0.113.7 8.8.8.8',
    'for=203.0.113.7',
    'shop.example:80',
    '7',
  ])('returns undefined for %j, without falling back to an earlier entry', (written) => {
    expect(parseForwarded('x-forwarded-for', written)).toBeUndefined();
  });
});

describe('parsing Forwarded', () => {
  it.each([
    ['for=203.0.113.7', '203.0.113.7'],
    ['For="203.0.113.7:50001"', '203.0.113.7'],
    ['for=203.0.113.7:50001', '203.0.113.7'],
    ['for="[2001:DB8::1]:50001";proto=https;by=10.0.0.1', '2001:db8::1'],
    ['proto=https; FOR="[2001:db8::1]"; host="a;b\\"c"', '2001:db8::1'],
    ['for=6.6.6.6, for=203.0.113.7', '203.0.113.7'],
    ['for=", for=203.0.113.7', '203.0.113.7'],
  ])('reads %j as %s', (written, address) => expect(parseForwarded('Forwarded', written)).toBe(address));

  it.each([
    '',
    '203.0.113.7',
    'for=unknown',
    'for=_hidden',
    'for="_hidden"',
    'proto=https',
    'for=',
    'for=203.0.113.7,',
    // The `Host` header of the caller must not count as an entry of the proxy.
    'for=203.0.113.7;host="a, for=6.6.6.6"',
    'for=203.0.113.7;host="a, for=6.6.6.6;x=y"',
    'for=203.0.113.7;host="a, for=6.6.6.6;x=\\"y"',
    'for=203.0.113.7;for=6.6.6.6',
    'for=203.0.113.7;junk',
  ])('returns undefined for %j', (written) => expect(parseForwarded('forwarded', written)).toBeUndefined());
});

describe('the caller’s address', () => {
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
});
