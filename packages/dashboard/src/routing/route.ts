import type { Text } from '@oja/widgets/text';
import type { LazyCode } from '@oja/widgets/ui';
import type { ComponentType } from 'react';

/** Name of a screen: a key of `text.dashboard.screens`, or the id of a new service. */
export type RouteName = keyof Text['dashboard']['screens'] | (string & {});

/** Props of a page. */
export type PageProps = Readonly<{ route: Route }>;

/** One row of the route table. */
export interface Route {
  readonly name: RouteName;
  /** Its paths. Links use the first one. The route without paths matches all other paths. */
  readonly paths: readonly string[];
  /** `signed-out`: only without a session. `agent`: only with a session (specification, section 6). */
  readonly access: 'signed-out' | 'agent' | 'anyone';
  readonly page: LazyCode<ComponentType<PageProps>>;
  /** The service sold here: the id of a definition in core's catalogue. */
  readonly category?: string;
}

export type Routes = readonly [...Route[], Route];

/** The route of a path, with or without a trailing slash; the last route if none matches. */
export function findRoute(routes: Routes, path: string): Route {
  const plain = path.replace(/(?<=.)\/+$/, '');
  return routes.find(({ paths }) => paths.includes(plain)) ?? (routes.at(-1) as Route);
}

/** The paths of a screen. */
export const addressesOf = (routes: Routes, name: RouteName): readonly string[] =>
  routes.find((route) => route.name === name)?.paths ?? [];

/** The first path of a screen; '/' if it has none. */
export const addressOf = (routes: Routes, name: RouteName): string => addressesOf(routes, name)[0] ?? '/';

/** The title of a screen. If the catalogue lacks a new service, the title is derived from its id. */
export function routeTitle(screens: Readonly<Record<string, string>>, name: RouteName): string {
  const named = Object.hasOwn(screens, name) ? screens[name] : undefined;
  return named ?? name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
}
