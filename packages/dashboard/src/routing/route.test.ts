import { catalogue } from '@oja/core';
import { en } from '@oja/widgets/text/en.ts';
import { describe, expect, test } from 'vitest';
import { routes } from '../routes.tsx';
import { addressOf, findRoute, screenTitle } from './route.ts';

describe('findRoute', () => {
  test.each([
    ['/', 'home'],
    ['/dashboard/default', 'home'],
    ['/services/data', 'data'],
    ['/services/data/', 'data'],
    ['/services/result-checker', 'result-checker'],
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
    expect(open).toEqual([
      'login',
      'register',
      'resetPassword',
      'otpResetPassword',
      'completeResetPassword',
      'unknown',
    ]);
  });

  test('has no address twice', () => {
    const paths = routes.flatMap((route) => route.paths);
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('has a screen for each service of the catalogue, at the route of its definition', () => {
    const sellers = routes.flatMap(({ category, paths }) => (category ? [[category, paths]] : []));
    expect(sellers).toEqual(catalogue.map(({ id, route }) => [id, [route]]));
  });

  test('gives links the first address of a screen', () => {
    expect(addressOf(routes, 'home')).toBe('/');
    expect(addressOf(routes, 'unknown')).toBe('/');
  });
});

describe('screenTitle', () => {
  const { screens } = en.dashboard;

  test('is what the catalogue of texts says', () => {
    expect(screenTitle(screens, 'cable')).toBe('Cable Subscription');
  });

  test('is made of the id where a service is too new to have a name', () => {
    expect(screenTitle(screens, 'sports-betting')).toBe('Sports betting');
    expect(screenTitle(screens, 'constructor')).toBe('Constructor');
  });
});
