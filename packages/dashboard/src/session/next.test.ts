import { describe, expect, test } from 'vitest';
import { loginAddress, readNext } from './next.ts';

const origin = 'https://agents.example.ng';
const query = (next: string) => `next=${encodeURIComponent(next)}`;

describe('readNext', () => {
  test.each([
    '/user/transactions',
    '/user/transactions?ref=OJA-1',
    '/services/data#plans',
    '/dashboard/default',
  ])('accepts %s, a path of this app', (next) => {
    expect(readNext(query(next), origin)).toBe(next);
  });

  test.each([
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\n/[',
    '/.//evil.example',
    '/x/..//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'user/transactions',
    '@evil.example',
    ' //evil.example',
    '',
  ])('returns / instead of %j', (next) => {
    expect(readNext(query(next), origin)).toBe('/');
  });

  test('returns / without a next parameter', () => {
    expect(readNext('', origin)).toBe('/');
  });

  test('never returns the sign-in page', () => {
    for (const next of ['/login', '/login/', '/login?next=%2Flogin']) {
      expect(readNext(query(next), origin)).toBe('/');
    }
  });

  test('reads what loginAddress wrote', () => {
    const from = '/user/transactions?ref=A%26B&x=1';
    const { search } = new URL(loginAddress(from), origin);
    expect(readNext(search, origin)).toBe(from);
  });
});

describe('loginAddress', () => {
  test('has no next parameter for null and for home', () => {
    expect(loginAddress(null)).toBe('/login');
    expect(loginAddress('/')).toBe('/login');
  });
});
