import { describe, expect, test } from 'vitest';
import { routes } from '../routes.tsx';
import { addressOf, crumbsOf, findRoute, menuOf } from './route.ts';

describe('findRoute', () => {
  test.each([
    ['/', 'home'],
    ['/dashboard/default', 'home'],
    ['/services/data', 'data'],
    ['/services/data/', 'data'],
    ['/user/transactions', 'transactions'],
    ['/login', 'login'],
    ['/services', 'unknown'],
    ['/services/data/x', 'unknown'],
    ['/Services/Data', 'unknown'],
    ['//', 'home'],
  ])('%s is %s', (path, name) => {
    expect(findRoute(routes, path).name).toBe(name);
  });
});

describe('the table', () => {
  test('keeps everything but sign-in and the unknown for agents', () => {
    const open = routes.filter(({ access }) => access !== 'agent').map(({ name }) => name);
    expect(open).toEqual(['login', 'unknown']);
  });

  test('has no address twice', () => {
    const paths = routes.flatMap((route) => route.paths);
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('draws a menu of two groups without dead entries', () => {
    const drawn = menuOf(routes).map(([group, rows]) => [group, rows.map(({ paths }) => paths[0])]);
    expect(drawn).toEqual([
      ['dashboard', ['/', '/user/transactions']],
      ['services', ['/services/data']],
    ]);
  });

  test('gives links the first address of a screen', () => {
    expect(addressOf(routes, 'home')).toBe('/');
    expect(addressOf(routes, 'unknown')).toBe('/');
  });
});

describe('crumbsOf', () => {
  test('leads from home over the group to the screen', () => {
    expect(crumbsOf(routes, findRoute(routes, '/services/data'))).toEqual([
      { screen: 'home', href: '/' },
      { group: 'services', href: null },
      { screen: 'data', href: '/services/data' },
    ]);
  });

  test('leaves out the group that home is in, and shows no way on home itself', () => {
    expect(crumbsOf(routes, findRoute(routes, '/user/transactions'))).toHaveLength(2);
    expect(crumbsOf(routes, findRoute(routes, '/'))).toEqual([]);
  });
});
