import { describe, expect, it } from 'vitest';
import { isAllowedFrom, parseAddressRange } from './addressList.ts';

describe('an entry of an allow list', () => {
  it.each([
    ['102.89.23.7', '102.89.23.7'],
    [' 102.89.23.0/24 ', '102.89.23.0/24'],
    ['2001:DB8:1::/48', '2001:db8:1::/48'],
    ['::1', '::1'],
    ['0.0.0.0/0', '0.0.0.0/0'],
    ['2001:0db8:0:0::1', '2001:db8::1'],
    ['::ffff:102.89.23.7', '102.89.23.7'],
    ['::FFFF:102.89.23.0/120', '102.89.23.0/24'],
  ])('stores %j as %j', (typed, kept) => expect(parseAddressRange(typed)).toBe(kept));

  it.each([
    '',
    'shop.example',
    '102.89.23',
    '102.89.23.256',
    '102.89.23.7/33',
    '102.89.23.7/',
    '1.2.3.4/8/8',
    '2001:db8::/129',
    'fe80::1%eth0',
    '102.89.23.*',
    '1.2.3.4 5.6.7.8',
    '1.2.3.4/-1',
    '1.2.3.4/1e1',
    '::ffff:1.2.3.4/95',
    '1.2.3.4:443',
    '[2001:db8::1]',
    'unknown',
  ])('refuses %j', (typed) => expect(parseAddressRange(typed)).toBeUndefined());
});

describe('an address', () => {
  const list = ['102.89.23.7', '10.1.0.0/16', '2001:db8:1::/48', '2001:db8:2::7'];

  it.each([
    '102.89.23.7',
    '10.1.255.255',
    '::ffff:102.89.23.7',
    '::ffff:10.1.2.3',
    '2001:db8:1:ffff::9',
    '2001:db8:2::7',
    '2001:db8:2:0:0::7',
  ])('%s is on its list', (address) => expect(isAllowedFrom(address, list)).toBe(true));

  it.each(['102.89.23.8', '10.2.0.1', '::ffff:10.2.0.1', '2001:db8:3::1', '2001:db8:2::8', 'unknown', ''])(
    '%s is not',
    (address) => expect(isAllowedFrom(address, list)).toBe(false),
  );

  it('is allowed by an empty list', () => {
    for (const address of ['1.2.3.4', '2001:db8::1', 'unknown'])
      expect(isAllowedFrom(address, [])).toBe(true);
  });

  it('matches an entry that is stored in another spelling', () => {
    expect(isAllowedFrom('1.2.3.4', ['::ffff:1.2.3.4'])).toBe(true);
    expect(isAllowedFrom('2001:db8::1', ['2001:0db8:0:0::1'])).toBe(true);
  });
});
