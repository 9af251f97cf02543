import type { Text } from '@oja/widgets/text';
import type { OnDemand } from '../onDemand/onDemand.ts';

/** The names of the screens, and of the services by their ids: the keys of `text.dashboard.screens`, and what is new. */
export type ScreenName = keyof Text['dashboard']['screens'] | (string & {});

/** Props of a page. */
export type PageProps = Readonly<{ route: Route }>;

/** One row of the table of routes. */
export interface Route {
  readonly name: ScreenName;
  /** Its addresses, the one that links use first. None: the page for every other address. */
  readonly paths: readonly string[];
  /** `visitor`: only without a session. `agent`: only with one (specification, section 6). */
  readonly access: 'visitor' | 'agent' | 'anyone';
  readonly page: OnDemand<PageProps>;
  /** The service that is sold here: the id of a definition of core's catalogue. */
  readonly category?: string;
}

export type Routes = readonly [...Route[], Route];

/** The route of an address, with or without a trailing slash; the last route if none matches. */
export function findRoute(routes: Routes, path: string): Route {
  const plain = path.replace(/(?<=.)\/+$/, '');
  return routes.find(({ paths }) => paths.includes(plain)) ?? (routes.at(-1) as Route);
}

/** The addresses of a screen. */
export const addressesOf = (routes: Routes, name: ScreenName): readonly string[] =>
  routes.find((route) => route.name === name)?.paths ?? [];

/** The address of a screen; '/' if it has none. */
export const addressOf = (routes: Routes, name: ScreenName): string => addressesOf(routes, name)[0] ?? '/';

/** The title of a screen. The catalogue may lack the title of a new service: its id makes one. */
export function screenTitle(screens: Readonly<Record<string, string>>, name: ScreenName): string {
  const named = Object.hasOwn(screens, name) ? screens[name] : undefined;
  return named ?? name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
}
