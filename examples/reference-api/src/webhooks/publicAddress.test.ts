import { describe, expect, it } from 'vitest';
import { refusalOf } from '../testing/appContext.helper.ts';
import { findAddress, isPublicAddress, readWebhookUrl } from './publicAddress.ts';

const PUBLIC = ['8.8.8.8', '102.89.23.4', '1.1.1.1', '2001:4860:4860::8888', '2c0f:fb50:4003::1'];
const INNER = [
  '127.0.0.1',
  '127.8.8.8',
  '0.0.0.0',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '100.127.255.254',
  '192.0.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.7',
  '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::7f00:1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:a9fe:a9fe',
  '::ffff:0:127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
  'fe80::1',
  'fec0::1',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  '2001:db8::1',
  '100::1',
  '4000::1',
];

const rules = (resolve: (name: string) => readonly string[], toLoopback = false) => ({
  toLoopback,
  resolve: async (name: string) => resolve(name),
});
const url = (text: string) => new URL(text);

describe('an address of a webhook', () => {
  it.each(PUBLIC)('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each(INNER)('%s is refused, as an IP address and behind a name', async (address) => {
    expect(isPublicAddress(address)).toBe(false);
    const written = address.includes(':') ? `https://[${address}]/` : `https://${address}/`;
    expect(
      await findAddress(
        url(written),
        rules(() => []),
      ),
    ).toBeNull();
    expect(
      await findAddress(
        url('https://shop.example/'),
        rules(() => [address]),
      ),
    ).toBeNull();
    expect(
      await refusalOf(Promise.resolve().then(() => readWebhookUrl(written, { toLoopback: false }))),
    ).toEqual([400, 'invalid', 'url']);
  });

  it.each(['https://0x7f.1/', 'https://2130706433/', 'https://0177.0.0.1/', 'https://127.1/'])(
    '%s is refused as another spelling of 127.0.0.1',
    async (written) => {
      expect(
        await findAddress(
          url(written),
          rules(() => []),
        ),
      ).toBeNull();
    },
  );

  it('is refused if any of several is not public, in any order', async () => {
    for (const found of [['8.8.8.8', '10.0.0.1'], ['::1', '8.8.8.8'], []])
      expect(
        await findAddress(
          url('https://shop.example/'),
          rules(() => found),
        ),
      ).toBeNull();
    const failing = { toLoopback: false, resolve: () => Promise.reject(new Error('ENOTFOUND')) };
    expect(await findAddress(url('https://shop.example/'), failing)).toBeNull();
  });

  it('is checked at each try: a name that later resolves to a private address is refused then', async () => {
    const answers = [['8.8.8.8'], ['127.0.0.1']];
    const rebinding = rules(() => answers.shift() ?? []);
    expect(await findAddress(url('https://shop.example/'), rebinding)).toBe('8.8.8.8');
    expect(await findAddress(url('https://shop.example/'), rebinding)).toBeNull();
  });

  it('may be loopback, even over http, only if that is allowed; other private addresses may not', async () => {
    const to = (found: string) => rules(() => [found], true);
    expect(await findAddress(url('http://127.0.0.1:99/'), to(''))).toBe('127.0.0.1');
    expect(await findAddress(url('http://shop.example/'), to('10.0.0.1'))).toBeNull();
    expect(await findAddress(url('http://shop.example/'), to('8.8.8.8'))).toBeNull();
    expect(readWebhookUrl('http://127.0.0.1:99/x', { toLoopback: true }).href).toBe('http://127.0.0.1:99/x');
  });
});

describe('the URL that an agent enters', () => {
  it.each([
    'shop',
    'http://shop.example/',
    'ftp://shop.example/',
    'https://localhost/',
    'https://db/',
    'https://a.localhost/',
    'https://printer.local/',
    'https://db.internal./',
    'https://user:secret@shop.example/',
    'https://shop.example/#part',
  ])('is refused with an error for the field: %s', async (typed) => {
    const refused = Promise.resolve().then(() => readWebhookUrl(typed, { toLoopback: false }));
    expect(await refusalOf(refused)).toEqual([400, 'invalid', 'url']);
  });

  it('is stored unchanged, with its port and query', () => {
    const typed = 'https://shop.example:8443/hooks?shop=1';
    expect(readWebhookUrl(typed, { toLoopback: false }).href).toBe(typed);
  });
});
