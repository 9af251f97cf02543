import { catalogue } from '@oja/core';
import { en } from '@oja/widgets/text/en';
import { describe, expect, test } from 'vitest';
import { routes } from '../routes.tsx';
import { addressOf, findRoute, routeTitle } from './route.ts';

describe('findRoute', () => {
  test.each([
    ['/services/data/', 'data'],
    ['/services', 'unknown'],
    ['/services/data/x', 'unknown'],
    ['/Services/Data', 'unknown'],
    ['//', 'home'],
  ])('resolves %s to %s', (path, name) => {
    expect(findRoute(routes, path).name).toBe(name);
  });
});

describe('the route table', () => {
  test.each([
    ['/login', 'signed-out', 'Sign in'],
    ['/register', 'signed-out', 'Register'],
    ['/reset-password', 'signed-out', 'Reset password'],
    ['/otp-reset-password', 'signed-out', 'Enter the code'],
    ['/complete-reset-password', 'signed-out', 'New password'],
    ['/', 'agent', 'Dashboard'],
    ['/dashboard/default', 'agent', 'Dashboard'],
    ['/user/transactions', 'agent', 'Transactions History'],
    ['/user/profile', 'agent', 'Profile'],
    ['/more/support', 'agent', 'Support'],
    ['/services/data', 'agent', 'Data'],
    ['/services/airtime', 'agent', 'Airtime'],
    ['/services/electricity', 'agent', 'Electricity Bill'],
    ['/services/cable', 'agent', 'Cable Subscription'],
    ['/services/result-checker', 'agent', 'Result Checker'],
    ['/documentation', 'agent', 'Documentation'],
  ])('maps %s to access %s and title %s', (path, access, title) => {
    const route = findRoute(routes, path);
    expect([route.access, routeTitle(en.dashboard.screens, route.name)]).toEqual([access, title]);
  });

  test('requires sign-in for all routes but sign-in, registration, password reset and unknown', () => {
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

  test('has no duplicate path', () => {
    const paths = routes.flatMap((route) => route.paths);
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('has a screen for each service of the catalogue, at the route of its definition', () => {
    const sellers = routes.flatMap(({ category, paths }) => (category ? [[category, paths]] : []));
    expect(sellers).toEqual(catalogue.map(({ id, route }) => [id, [route]]));
  });

  test('links to the first path of a screen, or to / if it has none', () => {
    expect(addressOf(routes, 'home')).toBe('/');
    expect(addressOf(routes, 'unknown')).toBe('/');
  });
});

describe('routeTitle', () => {
  const { screens } = en.dashboard;

  test('returns the title from the text catalogue', () => {
    expect(routeTitle(screens, 'cable')).toBe('Cable Subscription');
  });

  test('derives a title from the id if the catalogue lacks the service', () => {
    expect(routeTitle(screens, 'sports-betting')).toBe('Sports betting');
    expect(routeTitle(screens, 'constructor')).toBe('Constructor');
  });
});
