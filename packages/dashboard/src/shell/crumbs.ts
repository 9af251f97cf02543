import { type MenuEntry, type MenuGroupName, menuEntries } from '../menu/menuEntries.ts';
import type { Route, RouteName, Routes } from '../routing/route.ts';

/** A step on the path to a screen: a screen with a link, or a menu group without one. */
export type Crumb =
  | { readonly screen: RouteName; readonly href: string }
  | { readonly group: MenuGroupName; readonly href: null };

/** Specification, section 2. */
const MOST_CRUMBS = 8;

/** The menu groups around a screen, outermost first; `null` if the menu lacks the screen. */
function groupsAround(entries: readonly MenuEntry[], name: RouteName): readonly MenuGroupName[] | null {
  for (const entry of entries) {
    if (entry.type === 'item' && entry.screen === name) return [];
    const within = entry.type === 'group' ? groupsAround(entry.entries, name) : null;
    if (entry.type === 'group' && within) return [entry.name, ...within];
  }
  return null;
}

/**
 * The path from home to a screen, with the screen last. Empty on home and for unknown paths. A path that is too long
 * keeps both ends.
 */
export function crumbsOf(
  routes: Routes,
  { name, paths }: Route,
  menu: readonly MenuEntry[] = menuEntries,
): readonly Crumb[] {
  if (name === 'home' || paths.length === 0) return [];
  const step = (screen: RouteName): Crumb => ({
    screen,
    href: routes.find((route) => route.name === screen)?.paths[0] ?? '/',
  });
  const groups = (groupsAround(menu, name) ?? []).map((group): Crumb => ({ group, href: null }));
  const [first, ...rest] = [step('home'), ...groups, step(name)] as const;
  return first ? [first, ...rest.slice(1 - MOST_CRUMBS)] : [];
}
