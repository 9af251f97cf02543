import { describe, expect, test } from 'vitest';
import type { MenuEntry } from '../menu/menuEntries.ts';
import { routes } from '../routes.tsx';
import { findRoute } from '../routing/route.ts';
import { crumbsOf } from './crumbs.ts';

const crumbsAt = (path: string) => crumbsOf(routes, findRoute(routes, path));

describe('crumbsOf', () => {
  test('leads from home through the menu group to the screen', () => {
    expect(crumbsAt('/services/data')).toEqual([
      { screen: 'home', href: '/' },
      { group: 'services', href: null },
      { screen: 'data', href: '/services/data' },
    ]);
  });

  test('has at most 8 items, including home and the screen', () => {
    const item: MenuEntry = { type: 'item', screen: 'data', glyph: '' };
    const deep = Array.from({ length: 10 }).reduce<MenuEntry>(
      (inner) => ({ type: 'group', name: 'services', entries: [inner] }),
      item,
    );
    const crumbs = crumbsOf(routes, findRoute(routes, '/services/data'), [deep]);
    expect(crumbs).toHaveLength(8);
    expect(crumbs[0]).toEqual({ screen: 'home', href: '/' });
    expect(crumbs.at(-1)).toEqual({ screen: 'data', href: '/services/data' });
  });

  test('is empty on home and on a path without a screen', () => {
    expect(crumbsAt('/')).toEqual([]);
    expect(crumbsAt('/nothing')).toEqual([]);
  });
});
