import { describe, expect, test } from 'vitest';
import { routes } from '../routes.tsx';
import { findRoute } from '../routing/route.ts';
import { crumbsOf } from './crumbs.ts';

const crumbsAt = (path: string) => crumbsOf(routes, findRoute(routes, path));

describe('crumbsOf', () => {
  test('leads from home over the group to the screen', () => {
    expect(crumbsAt('/services/data')).toEqual([
      { screen: 'home', href: '/' },
      { group: 'services', href: null },
      { screen: 'data', href: '/services/data' },
    ]);
  });

  test('shows no way on home itself, nor where nothing is', () => {
    expect(crumbsAt('/')).toEqual([]);
    expect(crumbsAt('/nothing')).toEqual([]);
  });
});
