import type { Category } from '@oja/core';
import type { Text } from '@oja/widgets/text/catalogue.ts';
import type { OnDemand } from '../onDemand/onDemand.ts';

/** The name of a screen; what it is called on screen is in `text.dashboard.screens`. */
export type ScreenName = keyof Text['dashboard']['screens'];
export type MenuGroup = keyof Text['shell']['groups'];

/** One row of the table of routes. */
export interface Route {
  readonly name: ScreenName;
  /** Its addresses, the one that links use first. None: the page for every other address. */
  readonly paths: readonly string[];
  /** `visitor`: only without a session. `agent`: only with one (specification, section 6). */
  readonly access: 'visitor' | 'agent' | 'anyone';
  readonly page: OnDemand<object>;
  /** Where it stands in the side menu; a route without this is not in it. */
  readonly menu?: { readonly group: MenuGroup; readonly glyph: string };
  /** The service that is sold here. */
  readonly category?: Category;
}

export type Routes = readonly [...Route[], Route];

/** The row of an address. A slash at the end makes no difference; what nothing matches is the last row's. */
export function findRoute(routes: Routes, path: string): Route {
  const plain = path.replace(/(?<=.)\/+$/, '');
  return routes.find(({ paths }) => paths.includes(plain)) ?? (routes.at(-1) as Route);
}

/** The address that links to a screen use; '/' where it has none. */
export function addressOf(routes: Routes, name: ScreenName): string {
  return routes.find((route) => route.name === name)?.paths[0] ?? '/';
}

/** The side menu: groups in the order in which the table first names them. */
export function menuOf(routes: Routes): readonly (readonly [MenuGroup, readonly Route[]])[] {
  const groups = new Map<MenuGroup, Route[]>();
  for (const route of routes) {
    if (!route.menu) continue;
    const rows = groups.get(route.menu.group);
    if (rows) rows.push(route);
    else groups.set(route.menu.group, [route]);
  }
  return [...groups];
}

/** A step on the way to a screen: a screen to go to, or the name of a group. */
export type Crumb =
  | { readonly screen: ScreenName; readonly href: string }
  | { readonly group: MenuGroup; readonly href: null };

/** Specification, section 2. */
const MOST_CRUMBS = 8;

/** The way from the home page to a screen, the screen itself last. Empty on the home page and where nothing is. */
export function crumbsOf(routes: Routes, route: Route): readonly Crumb[] {
  const step = ({ name, paths }: Route): Crumb => ({ screen: name, href: paths[0] ?? '' });
  const home = findRoute(routes, '/');
  if (route === home || route.paths.length === 0) return [];
  const group = route.menu && route.menu.group !== home.menu?.group ? [route.menu.group] : [];
  const crumbs = [step(home), ...group.map((name): Crumb => ({ group: name, href: null })), step(route)];
  return crumbs.slice(-MOST_CRUMBS);
}
